import type { ReactNode } from 'react';
import { classes, TestBars, usePageTitle } from '../../../ui';
import { Banner } from './Banner';
import styles from './ShowcaseHeader.module.css';

interface ShowcaseHeaderProps {
  /** Plain text, for it also names the browser's tab. */
  title: string;
  /** What the page says first. */
  beginning: string | null;
  imageUrl: string | null;
  videoUrl: string | null;
  /** Under the title: a subtitle, a rating. */
  children?: ReactNode;
  /** What moves beside the words; with it they share the screen, without it they have it to themselves. */
  slider?: ReactNode;
}

/** The top of a page that shows what the shop can do: its h1, its words and its slider on one dark screen. */
export function ShowcaseHeader({ title, beginning, imageUrl, videoUrl, children, slider }: ShowcaseHeaderProps) {
  usePageTitle(title, beginning);
  return (
    <Banner imageUrl={imageUrl} videoUrl={videoUrl}>
      <header className={classes(styles.header, slider ? styles.shared : styles.alone)}>
        <div className={styles.words}>
          <TestBars className={styles.bars} />
          <h1>{title}</h1>
          {children}
        </div>
        {slider}
      </header>
    </Banner>
  );
}
