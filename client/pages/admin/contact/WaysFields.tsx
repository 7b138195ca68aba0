import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../../admin/kit/editor/fieldsOf';
import { FieldPair } from '../../../admin/kit/FieldLayout';
import { PhonesField } from '../fields/PhonesField';
import { TextField } from '../../../admin/kit/editor/TextField';
import type { ContactInfo } from './content';

export interface ContactInfoFieldsProps {
  info: ContactInfo;
  change: (part: Partial<ContactInfo>) => void;
  /** @param field of the details */
  errorOf: (field: string) => string | undefined;
}

interface WaysFieldsProps extends ContactInfoFieldsProps {
  /** As the top bar wants them: phones and e-mail are required, and empty phones stay (back-office §5). */
  forTopBar?: boolean;
}

/** Phones, e-mail, WhatsApp and Messenger. */
export function WaysFields({ info, change, errorOf, forTopBar = false }: WaysFieldsProps) {
  const { t } = useLingui();
  const { optional } = fieldsOf(info, change, errorOf);
  return (
    <>
      <FieldPair>
        <TextField
          label={t`Email`}
          type="email"
          hint={t`Visitors can message it with one tap.`}
          required={forTopBar}
          {...optional('email')}
        />
        <PhonesField
          required={forTopBar}
          keepsEmpty={forTopBar}
          value={info.phones}
          error={errorOf('phones')}
          onChange={(phones) => change({ phones })}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label={t`WhatsApp number`}
          type="tel"
          hint={t`The full number with country code and no symbols.`}
          {...optional('whatsapp')}
        />
        <TextField label={t`Messenger username`} hint={t`The username only.`} {...optional('messenger')} />
      </FieldPair>
    </>
  );
}
