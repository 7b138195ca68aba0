import { excerpt, plainText } from '../../../lib/excerpt';
import type { AboutContentQuery } from '../../showcase.gen';

export type AboutSectionData = NonNullable<AboutContentQuery['aboutPage']>['sections'][number];

/** public-site §2, About. */
const DESCRIPTION_LENGTH = 150;

export interface AboutSlide {
  id: string;
  title: string | null;
  description: string;
  imageUrl: string | null;
}

/** What a section says first, without its tags. */
export function openingOf(section: AboutSectionData): string {
  if (section.subtitle) return section.subtitle;
  if ('paragraphs' in section) return plainText(section.paragraphs.join(' '));
  if ('introductionText' in section) return plainText(section.introductionText ?? '');
  if ('primaryCtaText' in section) return plainText(section.text ?? '');
  if ('address' in section) return section.address ?? '';
  return '';
}

/** A slide for each section that has anything to say, in their order (public-site §2, About). */
export function aboutSlides(sections: readonly AboutSectionData[]): AboutSlide[] {
  return sections
    .map((section) => ({
      id: section.id,
      title: section.title,
      description: excerpt(openingOf(section), DESCRIPTION_LENGTH),
      imageUrl: section.backgroundImageUrl ?? ('imageUrl' in section ? section.imageUrl : null),
    }))
    .filter(({ title, description }) => title || description);
}
