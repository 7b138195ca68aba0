import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../lib/digits';
import { formatAverage } from '../../lib/rating';
import { Stars } from '../../ui/Stars';
import { categories, gradeMeanings, grades } from '../labels';
import type { ProductViewFragment } from '../products.gen';
import { ConditionBadge } from './ConditionBadge';
import styles from './ProductFacts.module.css';
import { ProductPrice } from './ProductPrice';
import { ReviewCount } from './ReviewCount';
import { StockBadge } from './StockBadge';

/** What one wants to know first: rating, price, condition and category. The name is the page's heading above it. */
export function ProductFacts({ product }: { product: ProductViewFragment }) {
  const { i18n } = useLingui();
  const { price, condition, category, grade, availability, warrantyMonths, rating } = product;
  const months = warrantyMonths === null ? null : formatNumber(warrantyMonths, i18n.locale);
  return (
    <div className={styles.facts}>
      <ProductRating rating={rating} />
      <p className={styles.price}>
        <ProductPrice price={price} />
      </p>
      <StockBadge availability={availability} />
      <dl className={styles.list}>
        <div>
          <dt>
            <Trans>Condition</Trans>
          </dt>
          <dd>
            <ConditionBadge condition={condition} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Category</Trans>
          </dt>
          <dd>{i18n._(categories[category])}</dd>
        </div>
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
              <Trans>Warranty</Trans>
            </dt>
            <dd>
              <Trans>{months} months</Trans>
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
