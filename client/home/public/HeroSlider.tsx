import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useEffect, useState } from 'react';
import { textLanguage } from '../../lib/textLanguage';
import { useAnswer } from '../../graphql/useAnswer';
import { keepMoney } from '../../lib/keepMoney';
import { requestRepairUrl } from '../../repairs/urls';
import { ErrorState, LinkButton, Loading, Skeleton } from '../../ui';
import { ContentLinkButton, contentHref } from '../../ui/ContentLink';
import { Picture } from '../../ui/Picture';
import { Slideshow } from '../../ui/Slideshow';
import { useSlideshow } from '../../ui/useSlideshow';
import { type HomeSlideFragment, useHomeSlidesQuery } from '../home.gen';
import styles from './HeroSlider.module.css';
import { HeroVideo, VIDEO_PLAYS_MS, VIDEO_RESTS_MS } from './HeroVideo';

/** public-site §9. */
const IMAGE_STANDS_MS = 2500;
/** So long before it is shown the picture of the next slide is fetched. */
const AHEAD_MS = 1000;

/** The owner's slides over the full width, each with the way to a repair beside its picture (public-site §2, Home); nothing where there are none. */
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
          <div className={styles.words} />
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
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
  const { index } = controls;
  const { length: count } = slides;
  /** The slide that comes next, once it is time to fetch its picture. */
  const [coming, setComing] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setComing((index + 1) % count), IMAGE_STANDS_MS - AHEAD_MS);
    return () => clearTimeout(timer);
  }, [index, count]);
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
        content: <HeroSlide slide={slide} active={at === index} coming={at === coming} first={at === 0} />,
      }))}
    />
  );
}

interface HeroSlideProps {
  slide: HomeSlideFragment;
  active: boolean;
  /** It will be shown soon: its picture is fetched meanwhile, and not before. */
  coming: boolean;
  /** It is what people see first, so its picture is fetched before others. */
  first: boolean;
}

function HeroSlide({ slide, active, coming, first }: HeroSlideProps) {
  const { title, subtitle, imageUrl, videoUrl, ctaText, ctaLink, backgroundColor, textColor } = slide;
  const [hasPicture, setHasPicture] = useState(active);
  if ((active || coming) && !hasPicture) setHasPicture(true);
  const ground = { '--ground': backgroundColor } as CSSProperties;
  return (
    <div className={styles.slide} style={{ backgroundColor, color: textColor, ...ground }}>
      <div className={styles.words}>
        <p className={styles.title} lang={textLanguage(title)}>
          {title}
        </p>
        <p className={styles.subtitle} lang={textLanguage(subtitle)}>
          {keepMoney(subtitle)}
        </p>
        <div className={styles.ways}>
          <ContentLinkButton to={ctaLink} text={ctaText} />
          {contentHref(ctaLink)?.to !== requestRepairUrl && (
            <LinkButton to={requestRepairUrl} variant="secondary" className={styles.other}>
              <Trans>Request a Repair</Trans>
            </LinkButton>
          )}
        </div>
      </div>
      <div className={styles.picture}>
        {videoUrl ? (
          <HeroVideo src={videoUrl} poster={imageUrl} active={active} className={styles.fill} />
        ) : (
          hasPicture && (
            <Picture
              src={imageUrl}
              alt=""
              sizes="(min-width: 48rem) 58vw, 100vw"
              priority={first}
              className={styles.fill}
            />
          )
        )}
      </div>
    </div>
  );
}
