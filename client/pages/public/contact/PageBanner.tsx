import { textLanguage } from '../../../lib/textLanguage';
import { Skeleton, SkeletonText, TestBars, usePageTitle, VisuallyHidden } from '../../../ui';
import { Banner } from '../showcase/Banner';
import styles from './PageBanner.module.css';

interface PageBannerProps {
  title: string;
  subtitle?: string | null | undefined;
  imageUrl?: string | null | undefined;
  /** Comes before the picture, which stands in for it until it runs. */
  videoUrl?: string | null | undefined;
  /** The owner's words are still on their way; `title` is heard meanwhile, and nothing moves when they come. */
  loading?: boolean;
}

/**
 * The top of a page whose owner may have put a picture or a video beside its words; without one it is the same dark screen, as tall where
 * both stand side by side.
 */
export function PageBanner({ title, subtitle, imageUrl, videoUrl, loading }: PageBannerProps) {
  usePageTitle(title, subtitle);
  return (
    <Banner imageUrl={imageUrl} videoUrl={videoUrl} waiting={loading}>
      {/* other elements than those that held their place: a title of two lines stands higher, but nothing has moved there */}
      <header key={loading ? 'waiting' : 'here'} className={styles.words}>
        <h1 className={styles.title} lang={textLanguage(title)}>
          {loading ? (
            <>
              <VisuallyHidden>{title}</VisuallyHidden>
              <Skeleton width="min(20rem, 70%)" height="1lh" />
            </>
          ) : (
            title
          )}
        </h1>
        <TestBars className={styles.bars} />
        {loading ? <SkeletonText lines={2} /> : subtitle && <p lang={textLanguage(subtitle)}>{subtitle}</p>}
      </header>
    </Banner>
  );
}
