import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../graphql/useErrorText';
import { DateTime, EmptyState, ErrorState, PageHeader } from '../../../ui';
import { LazyRichText } from '../../../ui/LazyRichText';
import { type PolicySlug, usePolicyContentQuery } from '../../pages.gen';
import { PolicySkeleton } from './PolicySkeleton';
import styles from './PolicyView.module.css';

interface PolicyViewProps {
  slug: PolicySlug;
  /** Of the page until the owner's own title is there. */
  title: string;
  /** The specification's sentence for a page that was not written yet, or could not be loaded. */
  missing: ReactNode;
  /** Whether its date tells since when it applies, or only when it was changed. */
  dated?: 'effective' | 'updated';
}

/** A long text of the shop's: warranty, privacy, terms (public-site §2). */
export function PolicyView({ slug, title, missing, dated = 'effective' }: PolicyViewProps) {
  const errorText = useErrorText();
  const { data, previousData, error, loading, refetch } = usePolicyContentQuery({ variables: { slug } });
  const content = data ?? previousData;
  const policy = content?.policyPage;
  if (policy) {
    return (
      <article>
        <PageHeader title={policy.title}>
          {dated === 'effective' ? (
            <Trans>
              Effective Date: <DateTime value={policy.lastUpdated} show="date" />
            </Trans>
          ) : (
            <Trans>
              Last updated: <DateTime value={policy.lastUpdated} show="date" />
            </Trans>
          )}
        </PageHeader>
        <div className={styles.text}>
          <LazyRichText html={policy.contentHtml} lines={16} />
        </div>
      </article>
    );
  }
  return (
    <>
      <PageHeader title={title} />
      {content ? (
        <EmptyState title={missing} />
      ) : error ? (
        <ErrorState
          title={missing}
          message={errorText(error)}
          onRetry={() => void refetch().catch(() => undefined)}
          busy={loading}
        />
      ) : (
        <PolicySkeleton />
      )}
    </>
  );
}
