import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../lib/money';
import type { QuoteCardFragment } from '../../repairs.gen';
import styles from './QuoteCard.module.css';

interface QuotePriceProps {
  repair: QuoteCardFragment;
  /** The cost that the reader has seen before. */
  changedFrom: number | null;
}

/** What the repair would cost, as large as it matters, and what the way home adds to it (public-site §2). */
export function QuotePrice({ repair, changedFrom }: QuotePriceProps) {
  const { i18n } = useLingui();
  const { estimatedCost, deliveryCharge, deliveryOption } = repair;
  const money = (rupees: number) => formatMoney(rupees, i18n.locale);
  if (estimatedCost === null) return null;
  const cost = money(estimatedCost);
  const before = changedFrom !== null && money(changedFrom);
  const charge = deliveryCharge !== null && money(deliveryCharge);
  return (
    <dl className={styles.price}>
      <div>
        <dt>
          <Trans>Estimated cost</Trans>
        </dt>
        <dd className={styles.cost} data-changed={changedFrom !== null}>
          {cost}
        </dd>
        {before && (
          <dd className={styles.before}>
            <Trans>
              before: <del>{before}</del>
            </Trans>
          </dd>
        )}
      </div>
      {(charge || deliveryOption === 'DELIVERY_REQUESTED') && (
        <div className={styles.delivery}>
          <dt>
            <Trans>Delivery charge</Trans>
          </dt>
          <dd>{charge || <Trans>To be quoted</Trans>}</dd>
        </div>
      )}
    </dl>
  );
}
