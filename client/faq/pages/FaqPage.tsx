import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswer } from '../../graphql/useAnswer';
import { PageBanner } from '../../pages/components/contact/PageBanner';
import { EmptyState, ErrorState } from '../../ui';
import { LazyRichText } from '../../ui/LazyRichText';
import { FaqAccordion } from '../components/FaqAccordion';
import { FaqSection, FaqState, FaqWords } from '../components/FaqSection';
import { FaqSkeleton } from '../components/FaqSkeleton';
import { useFaqContentQuery, useFaqListQuery } from '../faq.gen';

/** Questions and answers, sorted by order, one open at a time (public-site §2, FAQ), under the owner's own header. */
export function FaqPage() {
  const { t } = useLingui();
  const content = useFaqContentQuery();
  // The list does not need the words around it: without them, ours stand in.
  const page = (content.data ?? content.previousData)?.faqPage;
  const header = page?.header;
  const loading = page === undefined && !content.error;
  return (
    <>
      <PageBanner
        title={header?.title ?? t`Frequently asked questions`}
        subtitle={header ? header.subtitle : t`What people ask us before they hand over their television.`}
        imageUrl={header?.backgroundImageUrl}
        videoUrl={header?.backgroundVideoUrl}
        loading={loading}
      />
      <FaqWords loading={loading}>{page?.body ? <LazyRichText html={page.body} lines={1} /> : null}</FaqWords>
      <FaqSection
        title={page?.faqListSection.title}
        backgroundImageUrl={page?.faqListSection.backgroundImageUrl}
        loading={loading}
      >
        <FaqList heading={loading || page?.faqListSection.title ? 'h3' : 'h2'} />
      </FaqSection>
    </>
  );
}

function FaqList({ heading }: { heading: 'h2' | 'h3' }) {
  const { answer, failure } = useAnswer(useFaqListQuery());
  const items = answer?.faqItems;
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
