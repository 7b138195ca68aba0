import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { BillLinks } from '../../bills';
import { formatMoney } from '../../lib/money';
import { Card, DateTime, IconFrame } from '../../ui';
import { QuoteIcon } from '../../ui/icons/status';
import type { OnlinePaymentMethod } from '../payments.gen';
import { ENTRY_KINDS, PAYMENT_METHODS } from '../labels';
import { PayButtons } from './PayButtons';
import styles from './PaymentCard.module.css';

interface PaymentCardProps {
  repairId: string;
  money: {
    open: number;
    deposit: number;
    paid: number | null;
    methods: readonly OnlinePaymentMethod[];
    entries: readonly {
      id: string;
      kind: keyof typeof ENTRY_KINDS;
      method: keyof typeof PAYMENT_METHODS;
      amount: number;
      at: string;
    }[];
  };
  contactNumber: string | undefined;
}

/** What is to be paid, the ways to pay it here, and what was paid (decisions §15). */
export function PaymentCard({ repairId, money, contactNumber }: PaymentCardProps) {
  const { i18n } = useLingui();
  const { open, deposit, paid, methods, entries } = money;
  const rupees = (amount: number) => formatMoney(amount, i18n.locale);
  const openText = rupees(open);
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>
        <IconFrame tone="green">
          <QuoteIcon size={22} />
        </IconFrame>
        <Trans>Payment</Trans>
      </h2>
      <dl className={styles.amounts}>
        <div>
          <dt>
            <Trans>Still to pay</Trans>
          </dt>
          <dd className={styles.open}>{openText}</dd>
        </div>
        {paid !== null && paid > 0 && (
          <div>
            <dt>
              <Trans>Paid so far</Trans>
            </dt>
            <dd>{rupees(paid)}</dd>
          </div>
        )}
      </dl>
      {methods.length > 0 && (
        <PayButtons
          thing={{ repairId, contactNumber }}
          open={open}
          deposit={deposit}
          isRest={(paid ?? 0) > 0}
          methods={methods}
        />
      )}
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map(({ id, kind, method, amount: came, at }) => (
            <li key={id}>
              <span>
                {i18n._(ENTRY_KINDS[kind])}, {i18n._(PAYMENT_METHODS[method])}
                <span className={styles.when}>
                  <DateTime value={at} />
                </span>
              </span>
              <span className={styles.amount}>{came < 0 ? `− ${rupees(-came)}` : rupees(came)}</span>
            </li>
          ))}
        </ul>
      )}
      {entries.length > 0 && (
        <Suspense>
          <BillLinks repairId={repairId} contactNumber={contactNumber} className={styles.bills} />
        </Suspense>
      )}
    </Card>
  );
}
