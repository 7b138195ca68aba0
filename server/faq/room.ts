import { tableResolver } from '../http/graphql/table.resolver.js';
import type { Room } from '../room.js';
import { FaqItem } from './entity.js';
import { FaqResolver } from './resolver.js';
import { faqRoutes } from './rest.js';
import { faqItemTable } from './table.js';

/** Questions that people ask, with their answers. */
export const faq: Room = {
  entities: [FaqItem],
  resolvers: [FaqResolver, tableResolver(faqItemTable)],
  routes: faqRoutes,
  tags: [{ name: 'FAQ', description: 'Questions and answers.' }],
};
