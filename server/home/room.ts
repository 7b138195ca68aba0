import type { Room } from '../room.js';
import { HomeResolver } from './resolver.js';

/** The stories of the home page. */
export const home: Room = {
  resolvers: [HomeResolver],
};
