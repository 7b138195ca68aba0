import type { Room } from '../room.js';
import { NodeResolver } from './resolver.js';

/** Finds things by their ids alone. */
export const node: Room = {
  resolvers: [NodeResolver],
};
