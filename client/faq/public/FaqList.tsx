import { Trans } from '@lingui/react/macro';
import { useAnswer } from '../../graphql/useAnswer';
import { useStructuredData } from '../../lib/structuredData';
import { EmptyState, ErrorState } from '../../ui';
import { useFaqListQuery } from '../faq.gen';
import { FaqAccordion } from './FaqAccordion';
import { faqData } from './faqData';
import { FaqState } from './FaqSection';
import { FaqSkeleton } from './FaqSkeleton';

/** All questions, or why there are none. */
export function FaqList({ heading }: { heading: 'h2' | 'h3' }) {
  const { answer, failure } = useAnswer(useFaqListQuery());
  const items = answer?.faqItems;
  useStructuredData(items ? faqData(items) : null);
  if (!items) {
    return failure ? (
      <FaqState>
        <ErrorState {...failure} />
      </FaqState>
    ) : (
      <FaqSkeleton />
    );
  }
  if (items.length > 0) return <FaqAccordion items={items} heading={heading} />;
  return (
    <FaqState>
      <EmptyState title={<Trans>No questions have been answered here yet.</Trans>}>
        <Trans>Please check back soon.</Trans>
      </EmptyState>
    </FaqState>
  );
}
