import type { ReactNode } from 'react';
import { usePageHead } from '../lib/pageHead';
import { textLanguage } from '../lib/textLanguage';
import styles from './PageHeader.module.css';
import { TestBars } from './TestBars';

interface PageHeaderProps {
  /** Plain text, for it also names the browser's tab. */
  title: string;
  children?: ReactNode;
  /** Stands above the title: a way back, say. */
  before?: ReactNode;
}

/** The top of every page but the home page: one h1, our signature line, and the name of the tab. */
export function PageHeader(props: PageHeaderProps) {
  usePageTitle(props.title);
  return <PageHeading {...props} />;
}

/** The same without the name of the tab: for a page that is only shown in another one, as in a preview. */
export function PageHeading({ title, children, before }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {before}
      <h1 lang={textLanguage(title)}>{title}</h1>
      <TestBars className={styles.bars} />
      {children && <div className={styles.intro}>{children}</div>}
    </header>
  );
}

/** Names the page after what is open: in the browser's tab, and wherever else a page is named. */
export const usePageTitle = (title: string): void => usePageHead({ title });
