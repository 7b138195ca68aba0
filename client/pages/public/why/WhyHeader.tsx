import { useLingui } from '@lingui/react/macro';
import { textLanguage } from '../../../lib/textLanguage';
import type { WhyChooseUsContentQuery } from '../../showcase.gen';
import { benefitIcons } from '../icons/iconSets';
import { ItemSlider } from '../showcase/ItemSlider';
import { ShowcaseHeader } from '../showcase/ShowcaseHeader';
import styles from './WhyHeader.module.css';

/** public-site §9. */
const SLIDE_MS = 2500;

/**
 * The banner (public-site §2, Why choose us): one benefit after another, or the subtitle while there are none. The title
 * is there in any case, for it is the name of the page.
 */
export function WhyHeader({
  page,
}: {
  page: Omit<NonNullable<WhyChooseUsContentQuery['whyChooseUsPage']>, 'language'>;
}) {
  const { t } = useLingui();
  const { header, benefitItems, headerBackgroundImageUrl, headerBackgroundVideoUrl } = page;
  return (
    <ShowcaseHeader
      title={header.title}
      beginning={header.subtitle}
      imageUrl={headerBackgroundImageUrl}
      videoUrl={headerBackgroundVideoUrl}
      slider={
        benefitItems.length > 0 && (
          <ItemSlider label={t`Our benefits`} icons={benefitIcons} items={benefitItems} duration={SLIDE_MS} />
        )
      }
    >
      {benefitItems.length === 0 && header.subtitle && (
        <p className={styles.subtitle} lang={textLanguage(header.subtitle)}>
          {header.subtitle}
        </p>
      )}
    </ShowcaseHeader>
  );
}
