import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../lib/money';
import type { QuoteCardFragment } from '../../repairs.gen';
import styles from './QuoteCard.module.css';

interface QuotePriceProps {
  repair: QuoteCardFragment;
  /** As it is chosen, without the lines that are left out. */
  cost: number | null;
  /** The cost that the reader has seen before. */
  changedFrom: number | null;
}

/** What the repair would cost, as large as it matters, and what the way home adds to it (public-site §2). */
export function QuotePrice({ repair, cost: chosen, changedFrom }: QuotePriceProps) {
  const { i18n } = useLingui();
  const { approvedCost, deliveryCharge, deliveryOption } = repair;
  const money = (rupees: number) => formatMoney(rupees, i18n.locale);
  if (chosen === null) return null;
  const cost = money(chosen);
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
      {approvedCost !== null && (
        <div className={styles.delivery}>
          <dt>
            <Trans>Approved before; it applies until you decide</Trans>
          </dt>
          <dd>{money(approvedCost)}</dd>
        </div>
      )}
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
