import { Trans, useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../graphql/useErrorText';
import { EmptyState, ErrorState, PageHeader } from '../../ui';
import { FaqAccordion } from '../components/FaqAccordion';
import { FaqSkeleton } from '../components/FaqSkeleton';
import { useFaqListQuery } from '../faq.gen';

/** Questions and answers, sorted by order, one open at a time (public-site §2, FAQ). */
export function FaqPage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, previousData, error, loading, refetch } = useFaqListQuery();
  // After a failed refetch the answers that were on screen stay there.
  const items = (data ?? previousData)?.faqItems;
  return (
    <>
      <PageHeader title={t`Frequently asked questions`}>
        <Trans>What people ask us before they hand over their television.</Trans>
      </PageHeader>
      {items ? (
        items.length > 0 ? (
          <FaqAccordion items={items} />
        ) : (
          <EmptyState title={<Trans>No questions have been answered here yet.</Trans>}>
            <Trans>Please check back soon.</Trans>
          </EmptyState>
        )
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch().catch(() => undefined)} busy={loading} />
      ) : (
        <FaqSkeleton />
      )}
    </>
  );
}
