import { textLanguage } from '../../../lib/textLanguage';
import { excerpt } from '../../../lib/excerpt';
import { keepMoney } from '../../../lib/keepMoney';
import { Slideshow } from '../../../ui/Slideshow';
import { useSlideshow } from '../../../ui/useSlideshow';
import { ContentIcon } from '../icons/ContentIcon';
import type { IconSet } from '../icons/iconSets';
import styles from './ItemSlider.module.css';

/** public-site §9: more than 100 characters are cut to 97 and an ellipsis. */
const DESCRIPTION_LENGTH = 100;

interface ItemSliderProps {
  /** For ears: what the slides show. */
  label: string;
  icons: IconSet;
  items: readonly { id: string; iconIdentifier: string; title: string; description: string }[];
  /** How long one stands, in milliseconds. */
  duration: number;
  arrows?: boolean;
}

/** Services or benefits, one at a time, on the dark screen of a page's header. */
export function ItemSlider({ label, icons, items, duration, arrows }: ItemSliderProps) {
  const controls = useSlideshow({ count: items.length, durationOf: () => duration });
  return (
    <Slideshow
      className={styles.slider}
      label={label}
      controls={controls}
      dots
      arrows={arrows}
      slides={items.map(({ id, iconIdentifier, title, description }) => ({
        id,
        name: title,
        content: (
          <div className={styles.slide}>
            <ContentIcon set={icons} identifier={iconIdentifier} title={title} size="lg" />
            <p className={styles.title} lang={textLanguage(title)}>
              {title}
            </p>
            <p className={styles.description} lang={textLanguage(description)}>
              {keepMoney(excerpt(description, DESCRIPTION_LENGTH))}
            </p>
          </div>
        ),
      }))}
    />
  );
}
