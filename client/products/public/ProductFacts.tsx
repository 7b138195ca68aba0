import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber, localDigits } from '../../lib/digits';
import { formatAverage } from '../../lib/rating';
import { SuccessIcon } from '../../ui';
import { ShieldIcon } from '../../ui/icons/pages';
import { TruckIcon } from '../../ui/icons/status';
import { Stars } from '../../ui/Stars';
import { categories, gradeMeanings, grades } from '../labels';
import type { ProductViewFragment } from '../products.gen';
import { ConditionBadge } from './ConditionBadge';
import styles from './ProductFacts.module.css';
import { ProductPrice } from './ProductPrice';
import { ReviewCount } from './ReviewCount';
import { screenFacts } from './screenFacts';
import { StockBadge } from './StockBadge';

/** What one wants to know first: rating, price, what it is, and what we stand for. The name is the page's heading above it. */
export function ProductFacts({ product }: { product: ProductViewFragment }) {
  const { t, i18n } = useLingui();
  const { name, price, condition, category, grade, availability, warrantyMonths, test, rating } = product;
  const { inches, resolution } = screenFacts(category === 'TV' ? name : '');
  const size = inches && localDigits(inches, i18n.locale);
  const tests = formatNumber(test?.rows.length ?? 0, i18n.locale);
  const months = warrantyMonths === null ? null : formatNumber(warrantyMonths, i18n.locale);
  return (
    <div className={styles.facts}>
      <ProductRating rating={rating} />
      <p className={styles.price}>
        <ProductPrice price={price} />
      </p>
      <StockBadge availability={availability} />
      <ul className={styles.chips} aria-label={t`Properties`}>
        {size && (
          <li>
            <Trans>{size} inches</Trans>
          </li>
        )}
        {resolution && <li>{resolution}</li>}
        <li>
          <ConditionBadge condition={condition} />
        </li>
        <li>{i18n._(categories[category])}</li>
      </ul>
      <dl className={styles.list}>
        {grade && (
          <div>
            <dt>
              <Trans>Grade</Trans>
            </dt>
            <dd>
              <strong>{i18n._(grades[grade])}</strong>
              <span className={styles.meaning}>{i18n._(gradeMeanings[grade])}</span>
            </dd>
          </div>
        )}
        {months !== null && warrantyMonths !== 0 && (
          <div>
            <dt>
              <ShieldIcon />
              <Trans>Warranty</Trans>
            </dt>
            <dd>
              <Trans>{months} months</Trans>
            </dd>
          </div>
        )}
        <div>
          <dt>
            <TruckIcon />
            <Trans context="product">Delivery</Trans>
          </dt>
          <dd>
            <Trans>In the Kathmandu Valley; we confirm the fee</Trans>
          </dd>
        </div>
        {test && (
          <div>
            <dt>
              <SuccessIcon />
              <Trans>Tests</Trans>
            </dt>
            <dd>
              <Trans>{tests} checks on our bench</Trans>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function ProductRating({ rating: { average, count } }: { rating: ProductViewFragment['rating'] }) {
  const { i18n } = useLingui();
  if (average === null) {
    return (
      <p className={styles.rating}>
        <Trans>No reviews yet</Trans>
      </p>
    );
  }
  return (
    <p className={styles.rating}>
      <Stars value={average} />
      <strong className={styles.average} aria-hidden="true">
        {formatAverage(average, i18n.locale)}
      </strong>
      <ReviewCount count={count} />
    </p>
  );
}
