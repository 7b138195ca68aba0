import { Trans } from '@lingui/react/macro';
import { DateTime, PageHeader } from '../../../ui';
import { LazyRichText } from '../../../ui/LazyRichText';
import styles from './PolicyArticle.module.css';

export interface PolicyArticleProps {
  title: string;
  /** HTML. */
  text: string;
  /** ISO 8601. */
  lastUpdated: string;
  /** Whether its date tells since when it applies, or only when it was changed. */
  dated?: 'effective' | 'updated';
}

/**
 * A long text of the shop's under its title and its date. The page is little else, so the sanitiser comes with it: fetched later,
 * it would move what is below.
 */
export function PolicyArticle({ title, text, lastUpdated, dated = 'effective' }: PolicyArticleProps) {
  return (
    <article>
      <PageHeader title={title} beginning={text}>
        {dated === 'effective' ? (
          <Trans>
            Effective Date: <DateTime value={lastUpdated} show="date" />
          </Trans>
        ) : (
          <Trans>
            Last updated: <DateTime value={lastUpdated} show="date" />
          </Trans>
        )}
      </PageHeader>
      <div className={styles.text}>
        <LazyRichText html={text} />
      </div>
    </article>
  );
}
