import type { ReactNode } from 'react';
import { useAnswer } from '../../../graphql/useAnswer';
import { EmptyState, ErrorState, PageHeader } from '../../../ui';
import { type PolicySlug, usePolicyContentQuery } from '../../pages.gen';
import { PolicyArticle, type PolicyArticleProps } from './PolicyArticle';
import { PolicySkeleton } from './PolicySkeleton';

interface PolicyViewProps extends Pick<PolicyArticleProps, 'dated'> {
  slug: PolicySlug;
  /** Of the page until the owner's own title is there. */
  title: string;
  /** The specification's sentence for a page that was not written yet, or could not be loaded. */
  missing: ReactNode;
}

/** A page that is one long text of the shop's: warranty, privacy, terms (public-site §2). */
export function PolicyView({ slug, title, missing, dated }: PolicyViewProps) {
  const { answer: content, failure } = useAnswer(usePolicyContentQuery({ variables: { slug } }));
  const policy = content?.policyPage;
  if (policy) {
    const { contentHtml, lastUpdated } = policy;
    return <PolicyArticle title={policy.title} text={contentHtml} lastUpdated={lastUpdated} dated={dated} />;
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
