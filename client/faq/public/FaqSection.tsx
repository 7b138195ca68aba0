import type { ReactNode } from 'react';
import { textLanguage } from '../../lib/textLanguage';
import { classes, Skeleton, SkeletonText } from '../../ui';
import styles from './FaqSection.module.css';

interface FaqSectionProps {
  title: string | null | undefined;
  backgroundImageUrl: string | null | undefined;
  /** The title is still on its way; its place is kept. */
  loading: boolean;
  children: ReactNode;
}

/** What is said in place of the list, readable on a picture, too. */
export function FaqState({ children }: { children: ReactNode }) {
  return <div className={styles.state}>{children}</div>;
}

/** The owner's words before the list; while they are on their way, as tall as one sentence. */
export function FaqText({ loading, children }: { loading: boolean; children: ReactNode }) {
  if (!loading && !children) return null;
  return <div className={styles.words}>{children ?? <SkeletonText lines={1} />}</div>;
}

/** The list under a title of the owner's, on a picture of theirs if they chose one. */
export function FaqSection({ title, backgroundImageUrl, loading, children }: FaqSectionProps) {
  return (
    <section className={classes(styles.section, backgroundImageUrl && styles.onPicture)}>
      {backgroundImageUrl && <img src={backgroundImageUrl} alt="" className={styles.picture} decoding="async" />}
      {loading && (
        <div className={styles.title}>
          <Skeleton width="min(16rem, 70%)" height="calc(var(--text-xl) * var(--leading-snug))" />
        </div>
      )}
      {title && (
        <h2 className={styles.title} lang={textLanguage(title)}>
          {title}
        </h2>
      )}
      {/* The same place in every case, so that an open answer stays open when the words around it change. */}
      <div className={styles.list}>{children}</div>
    </section>
  );
}
