import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { BillLinks } from '../../bills';
import { formatMoney } from '../../lib/money';
import { Button, Card, DateTime, IconFrame } from '../../ui';
import { QuoteIcon } from '../../ui/icons/status';
import type { OnlinePaymentMethod } from '../payments.gen';
import { ENTRY_KINDS, PAYMENT_METHODS } from '../words';
import styles from './PaymentCard.module.css';
import { usePaying } from './usePaying';

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
  const [chosen, setChosen] = useState<number | null>(null);
  // an amount that is no longer so is not paid
  const amount = chosen === open || chosen === deposit ? chosen : null;
  const depositText = rupees(deposit);
  const openText = rupees(open);
  const hasDeposit = deposit > 0 && deposit < open;
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
      {methods.length > 0 &&
        (amount === null ? (
          <div className={styles.buttons}>
            {hasDeposit && (
              <Button size="lg" onClick={() => setChosen(deposit)}>
                <Trans>Pay a deposit of {depositText}</Trans>
              </Button>
            )}
            <Button size="lg" variant={hasDeposit ? 'secondary' : 'primary'} onClick={() => setChosen(open)}>
              {(paid ?? 0) > 0 ? <Trans>Pay the rest</Trans> : <Trans>Pay now</Trans>}
            </Button>
          </div>
        ) : (
          <Ways
            repairId={repairId}
            amount={amount}
            methods={methods}
            contactNumber={contactNumber}
            onBack={setChosen}
          />
        ))}
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

interface WaysProps extends Pick<PaymentCardProps, 'repairId' | 'contactNumber'> {
  amount: number;
  methods: readonly OnlinePaymentMethod[];
  onBack: (none: null) => void;
}

/** With whom; the next press leaves this site. */
function Ways({ repairId, amount, methods, contactNumber, onBack }: WaysProps) {
  const { i18n } = useLingui();
  const { pay, busy } = usePaying(repairId, contactNumber);
  const sum = formatMoney(amount, i18n.locale);
  return (
    <div className={styles.ways}>
      <p tabIndex={-1} ref={(line) => line?.focus()}>
        <Trans>Pay {sum} with</Trans>
      </p>
      <div className={styles.buttons}>
        {methods.map((method) => (
          <Button key={method} size="lg" busy={busy === method} onClick={() => void pay(method, amount)}>
            {i18n._(PAYMENT_METHODS[method])}
          </Button>
        ))}
        <Button size="lg" variant="ghost" onClick={() => onBack(null)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <p className={styles.aside}>
        <Trans>You pay on their page and come back here. We never see your password or your PIN.</Trans>
      </p>
    </div>
  );
}
