import type { Room } from '../room.js';
import { CustomerNote } from './entity.js';
import { CustomerResolver } from './resolver.js';

/** Who comes to the shop: all that other rooms know of a person, and what the shop remembers of them. */
export const customers: Room = {
  entities: [CustomerNote],
  resolvers: [CustomerResolver],
  ownTypes: { CustomerNote: ['people'] },
};
