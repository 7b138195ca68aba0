import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAnswer } from '../../../graphql/useAnswer';
import { DateTime, EmptyState, ErrorState, PageHeader } from '../../../ui';
import { RichText } from '../../../ui/RichText';
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

/**
 * A long text of the shop's: warranty, privacy, terms (public-site §2). The page is little else, so the sanitiser comes with
 * it: fetched later, it would move what stands below.
 */
export function PolicyView({ slug, title, missing, dated = 'effective' }: PolicyViewProps) {
  const { answer: content, failure } = useAnswer(usePolicyContentQuery({ variables: { slug } }));
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
          <RichText html={policy.contentHtml} />
        </div>
      </article>
    );
  }
  return (
    <>
      <PageHeader title={title} />
      {content ? (
        <EmptyState title={missing} />
      ) : failure ? (
        <ErrorState title={missing} {...failure} />
      ) : (
        <PolicySkeleton />
      )}
    </>
  );
}
