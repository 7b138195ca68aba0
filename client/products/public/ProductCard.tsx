import type { FragmentType } from '@apollo/client';
import { useLingui } from '@lingui/react';
import { memo } from 'react';
import { Link } from '../../lib/router/Link';
import { textLanguage } from '../../lib/textLanguage';
import { Card } from '../../ui';
import { Picture } from '../../ui/Picture';
import { PicturePlaceholder } from '../../ui/PicturePlaceholder';
import { Stars } from '../../ui/Stars';
import { categories, grades } from '../labels';
import { type ProductCardFragment, useProductCardFragment } from './ProductCard.gen';
import { productUrl } from '../urls';
import { ConditionBadge } from './ConditionBadge';
import styles from './ProductCard.module.css';
import { ProductPrice } from './ProductPrice';
import { ReviewCount } from './ReviewCount';
import { StockBadge } from './StockBadge';

/** Width by height of the pictures in the shop. */
export const PRODUCT_RATIO = 4 / 3;

interface LookProps {
  /** One below the heading that the cards are under. */
  heading?: 'h2' | 'h3';
  /** For the cards that are in sight at once: their pictures come first. */
  priority?: boolean;
}

interface ProductCardProps extends LookProps {
  product: FragmentType<ProductCardFragment>;
}

/** A product as it is on the shelf (public-site §2, 'Products'); all of the card leads to its page. */
export const ProductCard = memo(function ProductCard({ product, ...look }: ProductCardProps) {
  return <ProductCardView product={useProductCardFragment(product)} {...look} />;
});

interface ProductCardViewProps extends LookProps {
  product: ProductCardFragment;
}

/** The same of what is at hand, such as a product that is still being written. */
export function ProductCardView({ product, heading: Heading = 'h2', priority }: ProductCardViewProps) {
  const { i18n } = useLingui();
  const { id, name, price, category, condition, grade, availability, imageUrls, rating } = product;
  const [image] = imageUrls;
  return (
    <Card as="article" flush className={styles.card}>
      {image ? (
        // The name is below it: to hear it twice helps nobody.
        <Picture
          src={image}
          alt=""
          sizes="(min-width: 48rem) 23rem, calc(50vw - 1.5rem)"
          ratio={PRODUCT_RATIO}
          priority={priority}
          className={styles.picture}
        />
      ) : (
        <PicturePlaceholder kind="product" ratio={PRODUCT_RATIO} className={styles.picture} />
      )}
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={productUrl(id)} className={styles.link} lang={textLanguage(name)}>
            {name}
          </Link>
        </Heading>
        <p className={styles.price}>
          <ProductPrice price={price} />
        </p>
        <div className={styles.facts}>
          <StockBadge availability={availability} />
          <ConditionBadge condition={condition} />
          {grade && <span className={styles.category}>{i18n._(grades[grade])}</span>}
          <span className={styles.category}>{i18n._(categories[category])}</span>
        </div>
        {rating.average !== null && (
          <p className={styles.rating}>
            <Stars value={rating.average} size={18} />
            <ReviewCount count={rating.count} />
          </p>
        )}
      </div>
    </Card>
  );
}
