import { Trans, useLingui } from '@lingui/react/macro';
import { keepMoney } from '../../../lib/keepMoney';
import { formatMoney } from '../../../lib/money';
import { textLanguage } from '../../../lib/textLanguage';
import { classes, Stack } from '../../../ui';
import { Picture } from '../../../ui/Picture';
import type { ServiceCardFragment, ServicesContentQuery, SideImageFragment } from '../../showcase.gen';
import { serviceIcons } from '../icons/iconSets';
import { ContentIcon } from '../icons/ContentIcon';
import styles from './ServicesGrid.module.css';

interface ServicesGridProps {
  /** By order. */
  items: readonly ServiceCardFragment[];
  side: SideImageFragment | null;
  prices: ServicesContentQuery['servicePrices'];
}

/** So many services stand as large pictures before the list of the others. */
const LARGE = 2;

/**
 * All that we do, in detail: the first two as large drawn screens, the others as a list, each with its price on a tag; and a picture of the
 * shop where the owner gave one (public-site §2, Services).
 */
export function ServicesGrid({ items, side, prices }: ServicesGridProps) {
  return (
    <Stack as="section" gap={3}>
      <h2>
        <Trans>Our services</Trans>
      </h2>
      <ul className={styles.list}>
        {items.map((item, at) => (
          <Service
            key={item.id}
            item={item}
            isLarge={at < LARGE}
            price={prices.find(({ serviceId }) => serviceId === item.id)}
          />
        ))}
      </ul>
      {side && <SideImage {...side} />}
    </Stack>
  );
}

interface ServiceProps {
  item: ServiceCardFragment;
  isLarge: boolean;
  price: ServicesContentQuery['servicePrices'][number] | undefined;
}

function Service({ item: { iconIdentifier, title, description }, isLarge, price }: ServiceProps) {
  return (
    <li className={classes(styles.service, isLarge && styles.large)}>
      <div className={styles.screen}>
        <ContentIcon set={serviceIcons} identifier={iconIdentifier} title={title} />
      </div>
      <div className={styles.about}>
        <h3 lang={textLanguage(title)}>{title}</h3>
        {description && (
          <p className={styles.description} lang={textLanguage(description)}>
            {keepMoney(description)}
          </p>
        )}
      </div>
      <FromPrice price={price} />
    </li>
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
        sizes="(min-width: 75rem) 34rem, (min-width: 48rem) 60vw, 100vw"
        ratio={16 / 10}
        className={styles.picture}
      />
      {(title || text) && (
        <div className={styles.words}>
          {title && (
            <p className={styles.title} lang={textLanguage(title)}>
              {title}
            </p>
          )}
          {text && (
            <p className={styles.text} lang={textLanguage(text)}>
              {text}
            </p>
          )}
        </div>
      )}
    </aside>
  );
}
