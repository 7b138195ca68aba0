import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money';
import { Card } from '../../ui';
import { useProductPaymentQuery } from '../payments.gen';
import { PayButtons } from './PayButtons';
import styles from './PaymentCard.module.css';

interface ProductPaymentCardProps {
  productId: string;
  price: number;
}

/** Pays for a set that is kept for somebody; whoever has the link may, and nothing tells who does (decisions §15). */
export function ProductPaymentCard({ productId, price }: ProductPaymentCardProps) {
  const { i18n } = useLingui();
  const { data } = useProductPaymentQuery({ variables: { id: productId }, fetchPolicy: 'cache-and-network' });
  const payment = data?.productPayment;
  if (!payment) return null;
  const { open, deposit, methods } = payment;
  const openText = formatMoney(open, i18n.locale);
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>
        <Trans>Reserved for you?</Trans>
      </h2>
      <dl className={styles.amounts}>
        <div>
          <dt>
            <Trans>Still to pay</Trans>
          </dt>
          <dd className={styles.open}>{openText}</dd>
        </div>
      </dl>
      <PayButtons thing={{ productId }} open={open} deposit={deposit} isRest={open < price} methods={methods} />
    </Card>
  );
}
