import { useLingui } from '@lingui/react/macro';
import { Slideshow } from '../../../ui/Slideshow';
import { useSlideshow } from '../../../ui/useSlideshow';
import { Backdrop } from '../showcase/Backdrop';
import { Banner } from '../showcase/Banner';
import styles from './AboutSlider.module.css';
import type { AboutSlide } from './aboutSlides';

/** public-site §9. */
const SLIDE_MS = 3000;

/** What is told below, one section after another, on a television: the picture, and the knobs under it. */
export function AboutSlider({ slides }: { slides: readonly AboutSlide[] }) {
  const { t } = useLingui();
  const controls = useSlideshow({ count: slides.length, durationOf: () => SLIDE_MS });
  return (
    <Banner>
      <Slideshow
        className={styles.slider}
        label={t`About us`}
        controls={controls}
        dots
        slides={slides.map(({ id, title, description, imageUrl }, at) => ({
          id,
          name: title || description,
          content: (
            <div className={styles.slide}>
              {imageUrl && <Backdrop src={imageUrl} priority={at === 0} />}
              <div className={styles.words}>
                {title && <p className={styles.title}>{title}</p>}
                {description && <p className={styles.description}>{description}</p>}
              </div>
            </div>
          ),
        }))}
      />
    </Banner>
  );
}
