import { tableResolver } from '../http/graphql/table.resolver.js';
import type { Room } from '../room.js';
import { ActivityLog } from './entity.js';
import { ActivityResolver } from './resolver.js';
import { activityRoutes } from './rest.js';
import { activitySubscribers } from './subscribers.js';
import { activityTable } from './table.js';

/** Who did what. */
export const activity: Room = {
  entities: [ActivityLog],
  resolvers: [ActivityResolver, tableResolver(activityTable)],
  // names of customers are more than what was done
  ownTypes: { ActivityTarget: ['people'] },
  routes: activityRoutes,
  tags: [{ name: 'Activity log', description: 'Who did what, for admins.' }],
  listeners: activitySubscribers,
};
