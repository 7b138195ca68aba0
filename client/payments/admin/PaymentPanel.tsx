import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { BillPanel } from '../../bills/admin';
import { useAnswer } from '../../graphql/useAnswer';
import { formatNumber } from '../../lib/digits';
import { formatMoney } from '../../lib/money';
import { Button, DateTime, ErrorNote, Loading, Row, SkeletonText } from '../../ui';
import { ENTRY_KINDS, PAYMENT_METHODS } from '../labels';
import { DepositForm } from './DepositForm';
import { type MoneyFormProps, PaymentForm } from './PaymentForm';
import styles from './PaymentPanel.module.css';
import {
  type AdminMoneyFragment,
  useAskProviderMutation,
  useProductPaymentsQuery,
  useRepairPaymentsQuery,
  useUndoPaymentMutation,
} from './paymentsAdmin.gen';
import { ATTEMPT_PROBLEMS, ATTEMPT_STATES } from './labels';

interface PaymentPanelProps extends Pick<MoneyFormProps, 'thing' | 'onDirtyChange'> {
  /** Of the record: with another one it may cost something else. */
  version: number;
}

/** What a repair, or a set for sale, costs and what was paid: the ledger, and what the counter does with it (decisions §15). */
export function PaymentPanel({ thing, version, onDirtyChange }: PaymentPanelProps) {
  const ofRepair = useRepairPaymentsQuery('repairId' in thing ? asking(thing.repairId) : skipToken);
  const ofProduct = useProductPaymentsQuery('productId' in thing ? asking(thing.productId) : skipToken);
  const repairs = useAnswer(ofRepair);
  const products = useAnswer(ofProduct);
  const [query, { failure }] = 'repairId' in thing ? [ofRepair, repairs] : [ofProduct, products];
  const readAgain = async () => void (await query.refetch().catch(() => undefined));
  const lookAgain = useEffectEvent(() => void readAgain());
  const [seen] = useState(version);
  useEffect(() => {
    if (version !== seen) lookAgain();
  }, [version, seen]);
  const [form, setForm] = useState<'payment' | 'deposit' | null>(null);
  const money = repairs.answer?.repair?.money ?? products.answer?.productMoney;
  if (failure && !money) return <ErrorNote {...failure} />;
  if (!money) {
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  const close = () => setForm(null);
  const formProps = { thing, money, onDirtyChange, onClose: close, readAgain };
  return (
    <div className={styles.panel}>
      <Amounts money={money} />
      {money.entries.length > 0 && <Entries money={money} readAgain={readAgain} />}
      {form === 'payment' && <PaymentForm {...formProps} />}
      {form === 'deposit' && <DepositForm {...formProps} />}
      {form === null && (
        <Row gap={1}>
          <Button size="sm" onClick={() => setForm('payment')}>
            <Trans>Enter a payment</Trans>
          </Button>
          {money.open > 0 && (
            <Button size="sm" variant="secondary" onClick={() => setForm('deposit')}>
              <Trans>Ask for a deposit</Trans>
            </Button>
          )}
        </Row>
      )}
      {'repairId' in thing && (
        <BillPanel
          repairId={thing.repairId}
          state={[version, money.due, ...money.entries.map(({ id }) => id)].join()}
          onDirtyChange={onDirtyChange}
        />
      )}
      {money.attempts.length > 0 && <Attempts money={money} readAgain={readAgain} />}
      {money.missingSettings.length > 0 && <Missing names={money.missingSettings} />}
    </div>
  );
}

const asking = (id: string) => ({ variables: { id }, fetchPolicy: 'cache-and-network' as const });

interface PartProps {
  money: AdminMoneyFragment;
  readAgain: () => Promise<void>;
}

function Amounts({ money: { due, paid, open, overpaid, deposit } }: Pick<PartProps, 'money'>) {
  const { i18n } = useLingui();
  const rupees = (amount: number) => formatMoney(amount, i18n.locale);
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>
          <Trans>To be paid in all</Trans>
        </dt>
        <dd>{due === null ? <Trans>Not known yet</Trans> : rupees(due)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Paid</Trans>
        </dt>
        <dd>{rupees(paid)}</dd>
      </div>
      <div data-open={open > 0}>
        <dt>
          <Trans>Open</Trans>
        </dt>
        <dd>{rupees(open)}</dd>
      </div>
      {deposit > 0 && (
        <div>
          <dt>
            <Trans>Deposit asked for</Trans>
          </dt>
          <dd>{rupees(deposit)}</dd>
        </div>
      )}
      {overpaid > 0 && (
        <div data-open>
          <dt>
            <Trans>Paid too much</Trans>
          </dt>
          <dd>{rupees(overpaid)}</dd>
        </div>
      )}
    </dl>
  );
}

function Entries({ money, readAgain }: PartProps) {
  const { t, i18n } = useLingui();
  const { act, isBusy } = useAdminAction();
  const [undo] = useUndoPaymentMutation();

  function takeBack(id: string, amount: string): void {
    if (!window.confirm(t`Take back ${amount}? Both entries stay to be read.`)) return;
    const work = async () => {
      await undo({ variables: { id } });
      await readAgain();
    };
    void act(work, { done: t`Payment taken back.`, key: id });
  }

  return (
    <ul className={styles.list}>
      {money.entries.map((entry) => {
        const amount = formatMoney(Math.abs(entry.amount), i18n.locale);
        const canUndo = !entry.isUndone && !entry.isOnline && entry.kind !== 'CORRECTION';
        return (
          <li key={entry.id} data-undone={entry.isUndone}>
            <span className={styles.line}>
              <span>
                {i18n._(ENTRY_KINDS[entry.kind])}, {i18n._(PAYMENT_METHODS[entry.method])}
              </span>
              <span className={styles.amount}>{entry.amount < 0 ? `− ${amount}` : amount}</span>
            </span>
            <span className={styles.small}>
              <DateTime value={entry.at} />
              {entry.reference && <span>{entry.reference}</span>}
              {entry.isUndone && (
                <span>
                  <Trans>Taken back</Trans>
                </span>
              )}
              {canUndo && (
                <Button
                  size="sm"
                  variant="ghost"
                  busy={isBusy(entry.id)}
                  aria-label={t`Take back ${amount}`}
                  onClick={() => takeBack(entry.id, amount)}
                >
                  <Trans>Take back</Trans>
                </Button>
              )}
            </span>
            {entry.note && <span className={styles.note}>{entry.note}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** What customers have begun on the site; what somebody has to look at stands open. */
function Attempts({ money: { attempts }, readAgain }: PartProps) {
  const { t, i18n } = useLingui();
  const { act, isBusy } = useAdminAction();
  const [ask] = useAskProviderMutation();
  const count = formatNumber(attempts.length, i18n.locale);
  const needsLook = attempts.some(({ problem, isLate, state }) => problem !== null || isLate || state === 'UNKNOWN');

  const askAgain = (id: string) =>
    act(
      async () => {
        await ask({ variables: { id } });
        await readAgain();
      },
      { done: t`The payment service has been asked.`, key: id },
    );

  return (
    <details className={styles.attempts} open={needsLook || undefined}>
      <summary>
        <Trans>Payments on the site ({count})</Trans>
      </summary>
      <ul className={styles.list}>
        {attempts.map(({ id, method, amount, state, at, problem, isLate }) => (
          <li key={id}>
            <span className={styles.line}>
              <span>
                {i18n._(PAYMENT_METHODS[method])}, {i18n._(ATTEMPT_STATES[state])}
              </span>
              <span className={styles.amount}>{formatMoney(amount, i18n.locale)}</span>
            </span>
            <span className={styles.small}>
              <DateTime value={at} />
              <Button size="sm" variant="ghost" busy={isBusy(id)} onClick={() => void askAgain(id)}>
                <Trans>Ask again</Trans>
              </Button>
            </span>
            {problem && <span className={styles.note}>{i18n._(ATTEMPT_PROBLEMS[problem])}</span>}
            {isLate && (
              <span className={styles.note}>
                <Trans>It was paid after it had been called off.</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Missing({ names }: { names: readonly string[] }) {
  const list = names.join(', ');
  return (
    <p className={styles.small}>
      <span>
        <Trans>
          Not every way to pay on the site is set up. These settings are missing: <code>{list}</code>
        </Trans>
      </span>
    </p>
  );
}
