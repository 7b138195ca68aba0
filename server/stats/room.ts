import type { Room } from '../room.js';
import { StatsResolver } from './resolver.js';
import { statsRoutes } from './rest.js';

/** The shop in numbers: its counts on the home page, the workshop's report. */
export const stats: Room = {
  resolvers: [StatsResolver],
  routes: statsRoutes,
};
