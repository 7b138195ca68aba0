import { TranslatedKind, translatable } from '../translations/index.js';
import { HeroSlide } from './entity.js';
import { heroSlideSchema } from './inputs.js';

/** What of a slide is written in both languages. */
export const heroSlideTexts = translatable({
  kind: TranslatedKind.HERO_SLIDE,
  entity: HeroSlide,
  texts: { title: true, subtitle: true, ctaText: true },
  check: (slide) => heroSlideSchema.parse(slide),
});
