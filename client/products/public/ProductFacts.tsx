import { Trans, useLingui } from '@lingui/react/macro';
import { formatAverage } from '../../lib/rating';
import { Stars } from '../../ui/Stars';
import { categories } from '../labels';
import type { ProductViewFragment } from '../products.gen';
import { ConditionBadge } from './ConditionBadge';
import styles from './ProductFacts.module.css';
import { ProductPrice } from './ProductPrice';
import { ReviewCount } from './ReviewCount';

/** What one wants to know first: rating, price, condition and category. The name is the page's heading above it. */
export function ProductFacts({ product }: { product: ProductViewFragment }) {
  const { i18n } = useLingui();
  const { price, condition, category, rating } = product;
  return (
    <div className={styles.facts}>
      <ProductRating rating={rating} />
      <p className={styles.price}>
        <ProductPrice price={price} />
      </p>
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
