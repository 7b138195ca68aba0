import type { ReactNode } from 'react';
import { textLanguage } from '../../../lib/textLanguage';
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
  /** What moves below the words; where there is no picture beside them it takes that place. */
  slider?: ReactNode;
}

/** The top of a page that shows what the shop can do: its h1, its words and its slider, and a picture beside them. */
export function ShowcaseHeader({ title, beginning, imageUrl, videoUrl, children, slider }: ShowcaseHeaderProps) {
  usePageTitle(title, beginning);
  return (
    <Banner imageUrl={imageUrl} videoUrl={videoUrl}>
      <header className={classes(styles.header, Boolean(slider) && !imageUrl && !videoUrl && styles.shared)}>
        <div className={styles.words}>
          <TestBars className={styles.bars} />
          <h1 lang={textLanguage(title)}>{title}</h1>
          {children}
        </div>
        {slider}
      </header>
    </Banner>
  );
}
