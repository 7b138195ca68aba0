import { useLingui } from '@lingui/react/macro';
import { textLanguage } from '../../../lib/textLanguage';
import { TestBars } from '../../../ui';
import { NoSignal } from '../../../ui/drawings';
import { Slideshow } from '../../../ui/Slideshow';
import { useSlideshow } from '../../../ui/useSlideshow';
import { Backdrop } from '../showcase/Backdrop';
import styles from './AboutSlider.module.css';
import type { AboutSlide } from './aboutSlides';

/** public-site §9. */
const SLIDE_MS = 3000;

/** The name of the page, and what is told below it, one section after another: words on solid ground, the picture beside them. */
export function AboutSlider({ title: pageTitle, slides }: { title: string; slides: readonly AboutSlide[] }) {
  const { t } = useLingui();
  const controls = useSlideshow({ count: slides.length, durationOf: () => SLIDE_MS });
  return (
    <div data-page-top className={styles.top}>
      <header className={styles.head}>
        <h1 lang={textLanguage(pageTitle)}>{pageTitle}</h1>
        <TestBars className={styles.bars} />
      </header>
      {slides.length > 0 && (
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
                <div className={styles.words}>
                  {title && (
                    <p className={styles.title} lang={textLanguage(title)}>
                      {title}
                    </p>
                  )}
                  {description && (
                    <p className={styles.description} lang={textLanguage(description)}>
                      {description}
                    </p>
                  )}
                </div>
                <div className={styles.picture}>
                  {imageUrl ? <Backdrop src={imageUrl} priority={at === 0} /> : <NoSignal />}
                </div>
              </div>
            ),
          }))}
        />
      )}
    </div>
  );
}
