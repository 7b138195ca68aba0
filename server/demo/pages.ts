import type { Page } from '../pages/entity.js';
import { PageSlug } from '../pages/enums.js';
import { type PageContent, parsePage } from '../pages/schemas/index.js';
import { BRANDS } from './brands.js';
import type { PictureAddresses, PictureName } from './pictures.js';

/** The team of the starter content, in its order. */
const TEAM: PictureName[] = ['team-rajendra', 'team-sabina', 'team-dorje', 'team-anisha'];

const LOGOS = Object.keys(BRANDS) as (keyof typeof BRANDS)[];

/** The starter pages with pictures on them; what has no place for one stays as it is. */
export const withPictures = (pages: readonly Page[], pictures: PictureAddresses): Page[] =>
  pages.map((page) => Object.assign(page, { content: parsePage(page.slug, illustrated(page, pictures)) }));

function illustrated({ slug, content }: Page, pictures: PictureAddresses): object {
  switch (slug) {
    case PageSlug.ABOUT_US:
      return about(parsePage(slug, content), pictures);
    case PageSlug.SERVICES:
      return services(parsePage(slug, content), pictures);
    case PageSlug.WHY_CHOOSE_US:
      return { ...content, headerBackgroundImageUrl: pictures.of('slide-refurbished') };
    case PageSlug.CONTACT:
      return { ...content, headerBackgroundImageUrl: pictures.of('slide-pickup') };
    case PageSlug.FAQ: {
      const { header, ...page } = parsePage(slug, content);
      return { ...page, header: { ...header, backgroundImageUrl: pictures.of('slide-living-room') } };
    }
    default:
      return content;
  }
}

const about = (page: PageContent<PageSlug.ABOUT_US>, pictures: PictureAddresses): object => ({
  ...page,
  sections: page.sections.map((section) => {
    if (section.type === 'textWithImage') return { ...section, imageUrl: pictures.of('bench-repair') };
    if (section.type === 'callToAction') return { ...section, backgroundImageUrl: pictures.of('slide-workshop') };
    if (section.type !== 'teamShowcase') return section;
    const members = section.members.map((member, index) => {
      const name = TEAM[index];
      return name ? { ...member, imageUrl: pictures.of(name) } : member;
    });
    return { ...section, members };
  }),
});

const services = (page: PageContent<PageSlug.SERVICES>, pictures: PictureAddresses): object => ({
  ...page,
  headerBackgroundImageUrl: pictures.of('slide-workshop'),
  sideImageCard: {
    imageUrl: pictures.of('home-pickup'),
    title: 'We come to you',
    text: 'Up to 43 inches by scooter, everything larger by van, wrapped in blankets: anywhere in the Kathmandu Valley.',
  },
  supportedBrandsSection: {
    ...page.supportedBrandsSection,
    brands: LOGOS.map((slug, order) => ({ name: BRANDS[slug].name, logoUrl: pictures.of(`logo-${slug}`), order })),
  },
});
