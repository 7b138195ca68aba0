import type { Room } from '../room.js';
import { siteRoutes } from './rest.js';

/** How the site is set up. */
export const site: Room = {
  routes: siteRoutes,
  tags: [{ name: 'Site', description: 'How the site is set up, its counts, and this document.' }],
};
