import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCopy } from '../../admin/kit/useCopy';
import { addressOf } from '../../lib/origin';
import { Button, LinkButton } from '../../ui';
import { PrintIcon } from '../../ui/icons/media';
import { billUrl } from '../urls';
import type { BillRowFragment } from './billsAdmin.gen';
import { CreditForm } from './CreditForm';
import { MailForm } from './MailForm';

const isTaxBill = ({ kind }: BillRowFragment): boolean => kind === 'TAX_INVOICE' || kind === 'PAN_BILL';

/** What can be done with a bill that was issued: it is printed, sent, and where it was wrong credited, but never changed. */
export function BillActions({ bill }: { bill: BillRowFragment }) {
  const { t } = useLingui();
  const copy = useCopy();
  const [form, setForm] = useState<'mail' | 'credit' | null>(null);
  const { code, key, creditedBy } = bill;
  const close = () => setForm(null);
  return (
    <>
      <LinkButton
        to={billUrl(key)}
        target="_blank"
        size="sm"
        variant="secondary"
        icon={<PrintIcon />}
        aria-label={t`Print ${code}`}
      >
        <Trans>Print</Trans>
      </LinkButton>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t`Copy link of ${code}`}
        onClick={() => void copy(addressOf(billUrl(key)), t`Link copied.`)}
      >
        <Trans>Copy link</Trans>
      </Button>
      <Button size="sm" variant="secondary" aria-label={t`Send ${code} by email`} onClick={() => setForm('mail')}>
        <Trans>Email</Trans>
      </Button>
      {isTaxBill(bill) && creditedBy === null && (
        <Button size="sm" variant="danger" aria-label={t`Credit ${code}`} onClick={() => setForm('credit')}>
          <Trans>Credit</Trans>
        </Button>
      )}
      {form === 'mail' && <MailForm bill={bill} onClose={close} />}
      {form === 'credit' && <CreditForm bill={bill} onClose={close} />}
    </>
  );
}
