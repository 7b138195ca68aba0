import { enumOf } from '../core/entities/describedEnum.js';

export const StoryKind = enumOf('StoryKind', 'What a story tells of, and whose id it carries.', {
  PRODUCT: 'Something for sale: a `Product`.',
  REPAIR: 'A repair of the public records: a `PublicRepair`.',
  POST: 'A published post of the blog: a `BlogPost`.',
  QUESTION: 'A question that is often asked: a `FaqItem`.',
  SERVICE: "What the shop does: an item of the page 'Services'.",
});
export type StoryKind = keyof typeof StoryKind;
