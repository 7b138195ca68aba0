import type { Room } from '../room.js';
import { Product } from './entity.js';
import { ProductResolver } from './resolver.js';
import { productRoutes } from './rest.js';

/** What the shop sells. */
export const products: Room = {
  entities: [Product],
  resolvers: [ProductResolver],
  ownTypes: { Product: ['products'] },
  routes: productRoutes,
  tags: [{ name: 'Products', description: 'What the shop sells.' }],
};
