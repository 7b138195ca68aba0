import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './PageTop.module.css';

interface PageTopProps {
  /** Beside the words, up to the edge of the screen; below them on a phone. */
  picture?: ReactNode;
  /** Words that stand beside others, where there is no picture. */
  shared?: boolean | undefined;
  children: ReactNode;
}

/**
 * The beginning of a page over the full width of the screen, where the columns have not begun (app/Layout): words on solid ground, and
 * beside them a picture as bright as it is. What follows it on the page stands in one element.
 */
export function PageTop({ picture, shared, children }: PageTopProps) {
  return (
    <div data-page-top className={styles.top}>
      <div className={classes(styles.words, !picture && styles.wide, shared && styles.shared)} data-theme="dark">
        {children}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </div>
  );
}
