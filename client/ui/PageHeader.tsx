import type { ReactNode } from 'react';
import { usePageHead } from '../lib/pageHead';
import { textLanguage } from '../lib/textLanguage';
import styles from './PageHeader.module.css';
import { TestBars } from './TestBars';

interface PageHeaderProps {
  /** Plain text, for it also names the browser's tab. */
  title: string;
  /** A sentence under the title that says what the page is for, in search results, too. */
  lead?: string;
  /** In place of the lead: the text or HTML that follows, of which search results show the beginning. */
  beginning?: string | null;
  /** Under the title: what is more than a sentence. */
  children?: ReactNode;
  /** Stands above the title: a way back, say. */
  before?: ReactNode;
}

/** The top of every page but the home page: one h1, our signature line, and the name of the tab. */
export function PageHeader(props: PageHeaderProps) {
  usePageTitle(props.title, props.lead ?? props.beginning);
  return <PageHeading {...props} />;
}

/** The same without the name of the tab: for a page that is only shown in another one, as in a preview. */
export function PageHeading({ title, lead, children = lead, before }: Omit<PageHeaderProps, 'beginning'>) {
  return (
    <header className={styles.header}>
      {before}
      <h1 lang={textLanguage(title)}>{title}</h1>
      <TestBars className={styles.bars} />
      {children && <div className={styles.intro}>{children}</div>}
    </header>
  );
}

/**
 * Names the page after what is open: in the browser's tab, and wherever else a page is named.
 * @param beginning what it says first, text or HTML, which search results show below its name
 */
export const usePageTitle = (title: string, beginning?: string | null): void =>
  usePageHead({ title, ...(beginning && { beginning }) });
