import { tableResolver } from '../http/graphql/table.resolver.js';
import type { Room } from '../room.js';
import { languagesResolver } from '../translations/index.js';
import { Product } from './entity.js';
import { ProductResolver } from './resolver.js';
import { productRoutes } from './rest.js';
import { freeReserved, tidyStock } from './stock/service.js';
import { productTable } from './table.js';
import { productTexts } from './texts.js';

/** What the shop sells. */
export const products: Room = {
  entities: [Product],
  resolvers: [languagesResolver(productTexts), ProductResolver, tableResolver(productTable)],
  ownTypes: { Product: ['products'] },
  partTypes: ['ProductStock'],
  routes: productRoutes,
  jobs: [freeReserved],
  housekeeping: [tidyStock],
  tags: [{ name: 'Products', description: 'What the shop sells.' }],
};
