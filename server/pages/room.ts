import type { Room } from '../room.js';
import { Page } from './entity.js';
import { PageResolver } from './resolver.js';
import { pageRoutes } from './rest.js';

/** The nine pages that the owner writes. */
export const pages: Room = {
  entities: [Page],
  resolvers: [PageResolver],
  routes: pageRoutes,
  tags: [{ name: 'Pages', description: 'The nine pages that the owner writes.' }],
};
