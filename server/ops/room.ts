import type { Room } from '../room.js';
import { SystemResolver } from './resolver.js';
import { systemRoutes } from './rest.js';

/** How the installation is. */
export const ops: Room = {
  resolvers: [SystemResolver],
  routes: systemRoutes,
  tags: [{ name: 'Health', description: 'Whether the server can work, and how the whole installation is.' }],
};
