import { tableResolver } from '../http/graphql/table.resolver.js';
import type { Room } from '../room.js';
import { languagesResolver } from '../translations/index.js';
import { FaqItem } from './entity.js';
import { FaqResolver } from './resolver.js';
import { faqRoutes } from './rest.js';
import { faqItemTable } from './table.js';
import { faqItemTexts } from './texts.js';

/** Questions that people ask, with their answers. */
export const faq: Room = {
  entities: [FaqItem],
  resolvers: [languagesResolver(faqItemTexts), FaqResolver, tableResolver(faqItemTable)],
  routes: faqRoutes,
  tags: [{ name: 'FAQ', description: 'Questions and answers.' }],
};
