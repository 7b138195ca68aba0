import { tableResolver } from '../http/graphql/table.resolver.js';
import type { Room } from '../room.js';
import { PriceItem, PriceTemplate } from './entity.js';
import { PriceItemResolver, PriceTemplateResolver } from './resolver.js';
import { priceRoutes } from './rest.js';
import { priceItemTable, priceTemplateTable } from './table.js';

/** What the workshop asks for parts and work, and the lines that go into a quote together. */
export const prices: Room = {
  entities: [PriceItem, PriceTemplate],
  resolvers: [
    PriceItemResolver,
    PriceTemplateResolver,
    tableResolver(priceItemTable),
    tableResolver(priceTemplateTable),
  ],
  routes: priceRoutes,
  tags: [{ name: 'Prices', description: 'The price list of the workshop, and templates of quotes.' }],
};
