import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useAnswer } from '../../graphql/useAnswer';
import { ErrorState, Loading, Skeleton } from '../../ui';
import { ContentLinkButton } from '../../ui/ContentLink';
import { Picture } from '../../ui/Picture';
import { Slideshow } from '../../ui/Slideshow';
import { useSlideshow } from '../../ui/useSlideshow';
import { type HomeSlideFragment, useHomeSlidesQuery } from '../home.gen';
import styles from './HeroSlider.module.css';
import { HeroVideo, VIDEO_PLAYS_MS, VIDEO_RESTS_MS } from './HeroVideo';

/** public-site §9. */
const IMAGE_STANDS_MS = 2500;

/** The owner's slides at the top of the home page (public-site §2, Home); nothing where there are none. */
export function HeroSlider() {
  const { answer, failure } = useAnswer(useHomeSlidesQuery());
  const slides = answer?.heroSlides;
  if (slides) return slides.length > 0 && <HeroSlides slides={slides} />;
  if (failure) {
    return <ErrorState {...failure} />;
  }
  return (
    <div className={styles.waiting}>
      <Loading>
        <div className={styles.slide}>
          <Skeleton height="100%" />
        </div>
      </Loading>
    </div>
  );
}

/** Slides one after the other, as the home page shows them. */
export function HeroSlides({ slides }: { slides: readonly HomeSlideFragment[] }) {
  const { t } = useLingui();
  const controls = useSlideshow({
    count: slides.length,
    durationOf: (index) => (slides[index]?.videoUrl ? VIDEO_PLAYS_MS + VIDEO_RESTS_MS : IMAGE_STANDS_MS),
  });
  return (
    <Slideshow
      label={t`From the shop`}
      className={styles.slider}
      controls={controls}
      dots
      arrows
      slides={slides.map((slide, at) => ({
        id: slide.id,
        name: slide.title,
        content: <HeroSlide slide={slide} active={at === controls.index} first={at === 0} />,
      }))}
    />
  );
}

interface HeroSlideProps {
  slide: HomeSlideFragment;
  active: boolean;
  /** It is what people see first, so its picture is fetched before others. */
  first: boolean;
}

function HeroSlide({ slide, active, first }: HeroSlideProps) {
  const { title, subtitle, imageUrl, videoUrl, ctaText, ctaLink, backgroundColor, textColor } = slide;
  const ground = { '--ground': backgroundColor } as CSSProperties;
  return (
    <div className={styles.slide} style={{ backgroundColor, color: textColor, ...ground }}>
      <div className={styles.backdrop}>
        {videoUrl ? (
          <HeroVideo src={videoUrl} poster={imageUrl} active={active} className={styles.fill} />
        ) : (
          <Picture
            src={imageUrl}
            alt=""
            sizes="(min-width: 75rem) 50rem, 100vw"
            priority={first}
            className={styles.fill}
          />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.subtitle}>{subtitle}</p>
        <ContentLinkButton to={ctaLink} text={ctaText} className={styles.action} />
      </div>
    </div>
  );
}
