import type { Room } from '../room.js';
import { SearchResolver } from './resolver.js';
import { searchRoutes } from './rest.js';

/** The search of the site, beside that of the blog's posts. */
export const search: Room = {
  resolvers: [SearchResolver],
  routes: searchRoutes,
  partTypes: ['SiteHit'],
};
