import { Trans, useLingui } from '@lingui/react/macro';
import { textLanguage } from '../../../lib/textLanguage';
import { plainText } from '../../../lib/excerpt';
import type { ServicesContentQuery } from '../../showcase.gen';
import { serviceIcons } from '../icons/iconSets';
import { ItemSlider } from '../showcase/ItemSlider';
import { ShowcaseHeader } from '../showcase/ShowcaseHeader';
import { RatingBadge } from './RatingBadge';
import styles from './ServicesHeader.module.css';

/** public-site §9. */
const SLIDE_MS = 3000;
/** public-site §2, Services: so much of the body stands in for a missing subtitle. */
const SUBTITLE_LENGTH = 150;

interface ServicesHeaderProps {
  page: Omit<NonNullable<ServicesContentQuery['servicesPage']>, 'language'>;
  rating: ServicesContentQuery['serviceRating'];
}

/** Title, rating and one service after another (public-site §2, Services). */
export function ServicesHeader({ page, rating }: ServicesHeaderProps) {
  const { t } = useLingui();
  const { header, body, serviceItems, headerBackgroundImageUrl, headerBackgroundVideoUrl } = page;
  const subtitle = header.subtitle || subtitleFrom(body);
  return (
    <ShowcaseHeader
      title={header.title}
      beginning={subtitle}
      imageUrl={headerBackgroundImageUrl}
      videoUrl={headerBackgroundVideoUrl}
      slider={
        serviceItems.length > 0 ? (
          <ItemSlider label={t`Our services`} icons={serviceIcons} items={serviceItems} duration={SLIDE_MS} arrows />
        ) : (
          <p className={styles.empty}>
            <Trans>No services available</Trans>
          </p>
        )
      }
    >
      {subtitle && (
        <p className={styles.subtitle} lang={textLanguage(subtitle)}>
          {subtitle}
        </p>
      )}
      <RatingBadge rating={rating} />
    </ShowcaseHeader>
  );
}

/** The first 150 characters and an ellipsis; a body that is shorter stands whole. */
function subtitleFrom(body: string | null): string {
  const characters = Array.from(plainText(body ?? ''));
  const opening = characters.slice(0, SUBTITLE_LENGTH).join('');
  return characters.length > SUBTITLE_LENGTH ? `${opening.trimEnd()}...` : opening;
}
