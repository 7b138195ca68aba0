import { useLingui } from '@lingui/react/macro';
import { type To } from 'react-router-dom';
import { Link } from '../../lib/router/Link';
import type { ProductCategory } from './ProductCard.gen';
import { isCategory, shelves } from '../labels';
import styles from './Shelves.module.css';

interface ShelvesProps {
  current: ProductCategory | null;
  addressOf: (change: { category: ProductCategory | null }) => To;
}

/** The categories, each a link: a shelf of its own has an address of its own (decisions §6). */
export function Shelves({ current, addressOf }: ShelvesProps) {
  const { t, i18n } = useLingui();
  return (
    <nav className={styles.shelves} aria-label={t`Categories of products`}>
      {[null, ...Object.keys(shelves).filter(isCategory)].map((category) => (
        <Link
          key={category}
          to={addressOf({ category })}
          className={styles.shelf}
          aria-current={category === current ? 'page' : undefined}
          preventScrollReset
        >
          {category ? i18n._(shelves[category]) : t`All products`}
        </Link>
      ))}
    </nav>
  );
}
