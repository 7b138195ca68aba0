import { useLingui } from '@lingui/react';
import { contactFallback } from './contactFallback';

interface ShopLinesProps {
  /** Null where the owner has written nothing. */
  contact: { address: string | null; phones: readonly string[]; email: string | null } | null;
}

/** The shop's address, numbers and mail, a line each: the head of what is printed. */
export function ShopLines({ contact }: ShopLinesProps) {
  const { i18n } = useLingui();
  const phones = contact?.phones.filter((phone) => phone.trim()) ?? [];
  return (
    <>
      <p>{contact?.address || i18n._(contactFallback.address)}</p>
      <p>{(phones.length > 0 ? phones : contactFallback.phones).join(', ')}</p>
      <p>{contact?.email || contactFallback.email}</p>
    </>
  );
}
