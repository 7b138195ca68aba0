import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldLabel } from '../../admin/kit/editor/fieldLabel';
import { formatNumber } from '../../lib/digits';
import type { Entry } from './entries';
import type { Language } from './translations.gen';

export const languageNames: Readonly<Record<Language, MessageDescriptor>> = { EN: msg`English`, NE: msg`Nepali` };

/** What the texts of things are called, as in their own forms. */
const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  accessibilityInfo: msg`Accessibility`,
  address: msg`Address`,
  altText: msg`Description of the picture`,
  answer: msg`Answer`,
  benefitItems: msg`Benefits`,
  benefitsTitle: msg`Benefits title`,
  bioSnippet: msg`About the person`,
  body: msg`Body`,
  brands: msg`Brands`,
  caption: msg`Caption`,
  category: msg`Category`,
  closingCta: msg`Closing Call to Action`,
  contactInfo: msg`Contact`,
  content: msg`Content`,
  cta1Text: msg`First button text`,
  cta2Text: msg`Second button text`,
  ctaButtonText: msg`Button text`,
  ctaText: msg`Button text`,
  description: msg`Description`,
  faqListSection: msg`Questions`,
  fullContentBlocks: msg`Part`,
  geminiSection: msg`AI helper`,
  header: msg`Header`,
  hours: msg`Opening hours`,
  introductionText: msg`Introduction`,
  items: msg`Items`,
  location: msg`Location`,
  locationInfo: msg`Location`,
  mapPlaceholderText: msg`Text in place of the map`,
  members: msg({ message: 'People', context: 'of the team' }),
  name: msg`Name`,
  pageTitle: msg`Title of the page`,
  paragraphs: msg`Paragraphs`,
  primaryCtaText: msg`First button text`,
  qualifications: msg`Qualifications`,
  question: msg`Question`,
  responsibilities: msg`Responsibilities`,
  role: msg`Role`,
  secondaryCtaText: msg`Second button text`,
  sections: msg`Section`,
  serviceItems: msg`Services`,
  sideImageCard: msg`Card beside the services`,
  snippet: msg`Snippet`,
  subtitle: msg`Subtitle`,
  summary: msg`Summary`,
  supportedBrandsSection: msg`Brands`,
  text: msg({ message: 'Text', context: 'of a section' }),
  title: msg`Title`,
  whyWorkWithUsContent: msg`Section text`,
  whyWorkWithUsSectionTitle: msg`Title of the section`,
};

/** Where a text is and what it is: 'Services 2 › Title'. */
export function labelOf(i18n: I18n, { path }: Pick<Entry, 'path'>): string {
  const parts: string[] = [];
  for (const step of path) {
    if (typeof step === 'number') parts.push(`${parts.pop() ?? ''} ${formatNumber(step, i18n.locale)}`.trim());
    else {
      const name = NAMES[step];
      parts.push(name ? i18n._(name) : fieldLabel(step));
    }
  }
  return parts.join(' › ');
}
