import { HeroSlide } from './entity.js';

/** A slide for tests and the demo. */
export function buildHeroSlide(overrides: Partial<HeroSlide> = {}): HeroSlide {
  return Object.assign(new HeroSlide(), {
    title: 'TV repair in Kathmandu',
    subtitle: 'We fetch it, repair it and bring it back.',
    imageUrl: 'https://example.com/bench.webp',
    ctaText: 'Request a repair',
    ctaLink: '/repair',
    order: 0,
    ...overrides,
  });
}
