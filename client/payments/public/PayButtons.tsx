import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney } from '../../lib/money';
import { Button } from '../../ui';
import type { OnlinePaymentMethod } from '../payments.gen';
import { PAYMENT_METHODS } from '../labels';
import styles from './PaymentCard.module.css';
import { type PaidThing, usePaying } from './usePaying';

interface PayButtonsProps {
  thing: PaidThing;
  open: number;
  deposit: number;
  /** Whether some of it was paid already. */
  isRest: boolean;
  methods: readonly OnlinePaymentMethod[];
}

/** How much is paid, and then with whom. */
export function PayButtons({ thing, open, deposit, isRest, methods }: PayButtonsProps) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<number | null>(null);
  // an amount that is no longer so is not paid
  const amount = chosen === open || chosen === deposit ? chosen : null;
  const depositText = formatMoney(deposit, i18n.locale);
  const hasDeposit = deposit > 0 && deposit < open;
  if (amount !== null) return <Ways thing={thing} amount={amount} methods={methods} onBack={setChosen} />;
  return (
    <div className={styles.buttons}>
      {hasDeposit && (
        <Button size="lg" onClick={() => setChosen(deposit)}>
          <Trans>Pay a deposit of {depositText}</Trans>
        </Button>
      )}
      <Button size="lg" variant={hasDeposit ? 'secondary' : 'primary'} onClick={() => setChosen(open)}>
        {isRest ? <Trans>Pay the rest</Trans> : <Trans>Pay now</Trans>}
      </Button>
    </div>
  );
}

interface WaysProps extends Pick<PayButtonsProps, 'thing' | 'methods'> {
  amount: number;
  onBack: (none: null) => void;
}

/** With whom; the next press leaves this site. */
function Ways({ thing, amount, methods, onBack }: WaysProps) {
  const { i18n } = useLingui();
  const { pay, busy } = usePaying(thing);
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
