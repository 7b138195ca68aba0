import { PageHeader, Skeleton, SkeletonText, TestBars, usePageTitle, VisuallyHidden } from '../../../ui';
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

/** The top of a page whose owner may have put a picture or a video behind it; without one it is the plain header. */
export function PageBanner({ title, subtitle, imageUrl, videoUrl, loading }: PageBannerProps) {
  usePageTitle(title);
  if (loading) {
    return (
      <header className={styles.waiting}>
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
          <Skeleton width="min(20rem, 70%)" height="1lh" />
        </h1>
        <TestBars className={styles.bars} />
        <div className={styles.waitingWords}>
          <SkeletonText lines={2} />
        </div>
      </header>
    );
  }
  if (!imageUrl && !videoUrl) return <PageHeader title={title}>{subtitle}</PageHeader>;
  return (
    <header className={styles.header}>
      <Banner imageUrl={imageUrl} videoUrl={videoUrl}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <TestBars className={styles.bars} />
          {subtitle && <p>{subtitle}</p>}
        </div>
      </Banner>
    </header>
  );
}
