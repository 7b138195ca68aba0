import { forgetting } from '../../admin/kit/forgetting';

/** The home page asks for its slides anew. */
export const forgetPublicSlides = forgetting('heroSlides');

/** The same for the table, where a slide comes, goes or moves. */
export const slidesChanged = { update: forgetPublicSlides, refetchQueries: ['HeroSlideTable'] };
