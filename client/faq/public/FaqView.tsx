import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { AskAssistant } from '../../assistant';
import { PageBanner } from '../../pages';
import { LazyRichText } from '../../ui/LazyRichText';
import type { FaqContentQuery } from '../faq.gen';
import { FaqList } from './FaqList';
import { FaqSection, FaqText } from './FaqSection';

interface FaqViewProps {
  /** The owner's words; without them, ours are in. */
  page: Omit<NonNullable<FaqContentQuery['faqPage']>, 'language'> | null | undefined;
  loading: boolean;
}

/** The questions under the owner's own header, and the assistant for those that are not among them (public-site §2, FAQ). */
export function FaqView({ page, loading }: FaqViewProps) {
  const { t } = useLingui();
  const header = page?.header;
  return (
    <>
      <PageBanner
        title={header?.title ?? t`Frequently asked questions`}
        subtitle={header ? header.subtitle : t`What people ask us before they hand over their television.`}
        imageUrl={header?.backgroundImageUrl}
        videoUrl={header?.backgroundVideoUrl}
        loading={loading}
      />
      <div>
        <FaqText loading={loading}>{page?.body ? <LazyRichText html={page.body} lines={1} /> : null}</FaqText>
        <FaqSection
          title={page?.faqListSection.title}
          backgroundImageUrl={page?.faqListSection.backgroundImageUrl}
          loading={loading}
        >
          <FaqList heading={loading || page?.faqListSection.title ? 'h3' : 'h2'} />
        </FaqSection>
        <FaqSection
          title={loading ? null : page?.geminiSection.title || t`Ask Our AI Assistant`}
          backgroundImageUrl={page?.geminiSection.backgroundImageUrl}
          loading={loading}
        >
          <Suspense>
            <AskAssistant />
          </Suspense>
        </FaqSection>
      </div>
    </>
  );
}
