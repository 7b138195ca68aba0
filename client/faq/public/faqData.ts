import { pathLinks } from '../../lib/pathLinks';
import { shareOrigin } from '../../lib/shareOrigin';
import { textLanguage } from '../../lib/textLanguage';
import type { StructuredData } from '../../lib/structuredData';
import type { FaqListQuery } from '../faq.gen';

/** The questions and answers as search engines read them; null where there is none. */
export const faqData = (items: FaqListQuery['faqItems']): StructuredData | null =>
  items.length === 0
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        inLanguage: textLanguage(items.map(({ question }) => question).join()) ?? 'en',
        mainEntity: items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: pathLinks(answer, shareOrigin()) },
        })),
      };
