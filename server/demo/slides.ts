import type { HeroSlide } from '../hero/entity.js';
import { buildHeroSlide } from '../hero/factory.js';
import type { PictureAddresses } from './pictures.js';

/** What of a slide is written in both languages. */
export type SlideTexts = Pick<HeroSlide, 'title' | 'subtitle' | 'ctaText'>;

/** Four slides, of which one rests. */
export const demoSlides = (pictures: PictureAddresses): HeroSlide[] => [
  buildHeroSlide({
    title: 'Your TV, repaired by people who know it by heart',
    subtitle: 'A workshop in Putalisadak, at the bench since 2009. You hear the price before we begin.',
    imageUrl: pictures.of('slide-workshop'),
    ctaText: 'Request a repair',
    ctaLink: '/repair',
    order: 1,
    backgroundColor: '#1F2937',
  }),
  buildHeroSlide({
    title: 'We fetch it at your door',
    subtitle: 'Anywhere in the Kathmandu Valley, by scooter or by van. Follow every step on your phone.',
    imageUrl: pictures.of('slide-pickup'),
    ctaText: 'Track a repair',
    ctaLink: '/track',
    order: 2,
    backgroundColor: '#2A3B52',
  }),
  buildHeroSlide({
    title: 'Refurbished sets with a warranty',
    subtitle: 'From Rs. 14,500. Cleaned, tested for hours, and sold with our own warranty.',
    imageUrl: pictures.of('slide-refurbished'),
    ctaText: 'See the shop',
    ctaLink: '/products',
    order: 3,
    backgroundColor: '#141B26',
  }),
  buildHeroSlide({
    title: 'Dashain at home, with a bigger picture',
    subtitle: 'Bring your old set, take a larger one along. Wall mounting included until Tihar.',
    imageUrl: pictures.of('slide-living-room'),
    ctaText: 'Ask for an offer',
    ctaLink: '/contact',
    order: 4,
    isActive: false,
    backgroundColor: '#4A2F1B',
  }),
];
