import { tableResolver } from '../http/graphql/table.resolver.js';
import type { Room } from '../room.js';
import { languagesResolver } from '../translations/index.js';
import { JobOpening } from './entity.js';
import { JobOpeningResolver } from './resolver.js';
import { jobOpeningRoutes } from './rest.js';
import { jobOpeningTable } from './table.js';
import { jobOpeningTexts } from './texts.js';

/** Job openings. */
export const careers: Room = {
  entities: [JobOpening],
  resolvers: [languagesResolver(jobOpeningTexts), JobOpeningResolver, tableResolver(jobOpeningTable)],
  ownTypes: { JobOpening: ['content'] },
  routes: jobOpeningRoutes,
  tags: [{ name: 'Careers', description: 'Job openings.' }],
};
