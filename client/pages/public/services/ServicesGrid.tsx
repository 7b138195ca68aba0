import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../lib/money';
import { classes, Stack } from '../../../ui';
import { Picture } from '../../../ui/Picture';
import type { ServiceCardFragment, ServicesContentQuery, SideImageFragment } from '../../showcase.gen';
import { serviceIcons } from '../icons/iconSets';
import { IconCard } from '../showcase/IconCard';
import styles from './ServicesGrid.module.css';

interface ServicesGridProps {
  /** By order. */
  items: readonly ServiceCardFragment[];
  side: SideImageFragment | null;
  prices: ServicesContentQuery['servicePrices'];
}

/** All that we do, in detail, and beside it a picture of the shop where the owner gave one (public-site §2, Services). */
export function ServicesGrid({ items, side, prices }: ServicesGridProps) {
  return (
    <Stack as="section" gap={3}>
      <h2>
        <Trans>Our services</Trans>
      </h2>
      <div className={classes(styles.layout, side && styles.withSide)}>
        <ul className={styles.list}>
          {items.map((item) => (
            <IconCard key={item.id} icons={serviceIcons} item={item}>
              <FromPrice price={prices.find(({ serviceId }) => serviceId === item.id)} />
            </IconCard>
          ))}
        </ul>
        {side && <SideImage {...side} />}
      </div>
    </Stack>
  );
}

function FromPrice({ price }: { price: ServicesContentQuery['servicePrices'][number] | undefined }) {
  const { i18n } = useLingui();
  if (!price) return null;
  const amount = formatMoney(price.from, i18n.locale);
  return (
    <p className={styles.price}>
      <Trans>from {amount}</Trans>
    </p>
  );
}

function SideImage({ imageUrl, title, text }: SideImageFragment) {
  return (
    <aside className={styles.side} aria-label={title ?? undefined}>
      <Picture
        src={imageUrl}
        alt={title ?? ''}
        // In a column it is as tall as two or three cards and cut at its sides: much wider than what is seen of it.
        sizes="(min-width: 48rem) 56rem, calc(100vw - 2rem)"
        ratio={4 / 3}
        className={styles.picture}
      />
      {(title || text) && (
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          {text && <p className={styles.text}>{text}</p>}
        </div>
      )}
    </aside>
  );
}
