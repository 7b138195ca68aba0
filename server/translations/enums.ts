import { describedEnum } from '../core/entities/describedEnum.js';

/** What can be written in both languages (decisions §16). */
export enum TranslatedKind {
  BLOG_POST = 'BLOG_POST',
  FAQ_ITEM = 'FAQ_ITEM',
  PAGE = 'PAGE',
  HERO_SLIDE = 'HERO_SLIDE',
  PRODUCT = 'PRODUCT',
  JOB_OPENING = 'JOB_OPENING',
}

/** How far a translation is. */
export enum TranslationState {
  DRAFT = 'DRAFT',
  PUBLISHED = 'PUBLISHED',
}

describedEnum(TranslatedKind, 'TranslatedKind', 'What can be written in both languages.', {
  BLOG_POST: 'A post of the blog.',
  FAQ_ITEM: 'A question with its answer.',
  PAGE: 'A page; its id is the slug, as `about-us`.',
  HERO_SLIDE: 'A slide of the home page.',
  PRODUCT: 'A thing in the shop, by its UUID.',
  JOB_OPENING: 'A place on the team that is offered.',
});
describedEnum(TranslationState, 'TranslationState', 'How far a translation is.', {
  DRAFT: 'Only admins see it.',
  PUBLISHED: 'Whoever reads that language sees it.',
});
