import { Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useErrorText } from '../../graphql/useErrorText';
import { formatMoney } from '../../lib/money';
import { productUrl } from '../../products/urls';
import { trackRepairUrl } from '../../repairs/urls';
import {
  Button,
  Card,
  CheckIcon,
  CloseIcon,
  ErrorState,
  LinkButton,
  PageHeader,
  Skeleton,
  StatusBadge,
  toast,
  type Tone,
} from '../../ui';
import { ClockIcon } from '../../ui/icons/place';
import { type OnlinePaymentState, useCheckOnlinePaymentMutation, useOnlinePaymentPageQuery } from '../payments.gen';
import { PAYMENT_METHODS } from '../labels';
import styles from './PaymentPage.module.css';

/** While a provider is at it. */
const ASK_EVERY_MS = 10_000;

const isOpen = (state: OnlinePaymentState | undefined): boolean =>
  state === 'CREATED' || state === 'PENDING' || state === 'UNKNOWN';

/** /pay/{paymentId}: where a provider's way back ends. It says what the provider has said to the server, and nothing else. */
export function PaymentPage() {
  const { t, i18n } = useLingui();
  const { paymentId } = useParams();
  const errorText = useErrorText();
  const { data, error, loading, refetch } = useOnlinePaymentPageQuery(
    paymentId ? { variables: { id: paymentId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const payment = data?.onlinePayment;
  const amount = payment && formatMoney(payment.amount, i18n.locale);
  const method = payment && i18n._(PAYMENT_METHODS[payment.method]);
  return (
    <>
      <PageHeader title={t`Your payment`} />
      {payment ? (
        <Card as="section" className={styles.card}>
          <div aria-live="polite" className={styles.state}>
            <State state={payment.state} />
          </div>
          <p className={styles.amount}>{amount}</p>
          <p>
            <Trans>With {method}</Trans>
          </p>
          <div className={styles.buttons}>
            {isOpen(payment.state) && <CheckAgain id={payment.id} />}
            {(payment.repairId ?? payment.productId) && (
              <LinkButton
                to={payment.repairId ? trackRepairUrl(payment.repairId) : productUrl(payment.productId!)}
                variant={isOpen(payment.state) ? 'secondary' : 'primary'}
              >
                {payment.repairId ? <Trans>Back to the repair</Trans> : <Trans>Back to the set</Trans>}
              </LinkButton>
            )}
          </div>
        </Card>
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch().catch(() => undefined)} busy={loading} />
      ) : (
        <Skeleton height="14rem" />
      )}
    </>
  );
}

function State({ state }: { state: OnlinePaymentState }) {
  const paid = state === 'PAID';
  const tone: Tone = paid ? 'green' : isOpen(state) ? 'yellow' : 'red';
  const icon = paid ? <CheckIcon size={18} /> : isOpen(state) ? <ClockIcon size={18} /> : <CloseIcon size={18} />;
  return (
    <>
      <StatusBadge tone={tone} icon={icon}>
        {paid ? <Trans>Paid</Trans> : isOpen(state) ? <Trans>Being checked</Trans> : <Trans>Not paid</Trans>}
      </StatusBadge>
      <p>
        <StateText state={state} />
      </p>
    </>
  );
}

function StateText({ state }: { state: OnlinePaymentState }) {
  switch (state) {
    case 'PAID':
      return <Trans>Thank you. The shop has your payment.</Trans>;
    case 'CANCELLED':
      return <Trans>Nothing was paid. You can go back and try again.</Trans>;
    case 'EXPIRED':
      return <Trans>The time for this payment was up. You can go back and try again.</Trans>;
    case 'UNKNOWN':
      return (
        <Trans>
          The payment service has not told us yet whether it was paid. We keep asking for a day; please do not pay
          twice.
        </Trans>
      );
    default:
      return <Trans>The payment service has not confirmed it yet. This page shows it as soon as it does.</Trans>;
  }
}

/** Has the server ask the provider, by a press and now and then by itself. */
function CheckAgain({ id }: { id: string }) {
  const errorText = useErrorText();
  const [check] = useCheckOnlinePaymentMutation();
  const [busy, setBusy] = useState(false);
  useOnlinePaymentPageQuery({ variables: { id }, pollInterval: ASK_EVERY_MS });

  async function ask(): Promise<void> {
    setBusy(true);
    try {
      await check({ variables: { id } });
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button busy={busy} onClick={() => void ask()}>
      <Trans>Check again</Trans>
    </Button>
  );
}
