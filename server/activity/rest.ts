import { z } from 'zod';
import { listRoute } from '../platform/http/rest.js';
import { exportRoute } from '../platform/table/csv.js';
import { tableQuery } from '../platform/table/table.js';
import { authorizeReading, pageActivity } from './service.js';
import { activityTable } from './table.js';

const activityOutput = z.object({
  id: z.string(),
  timestamp: z.iso.datetime(),
  userEmail: z.string().nullable(),
  userId: z.string().nullable(),
  actionType: z.string(),
  description: z.string(),
  targetId: z.string().nullable(),
});

export const activityRoutes = [
  listRoute({
    path: '/admin/activity-log',
    tag: 'Admin',
    summary: 'The activity log, newest first.',
    query: tableQuery(activityTable),
    item: activityOutput,
    handle: async (ctx, { query }) => {
      const { items, total } = await pageActivity(ctx, query);
      return { items: items.map((line) => ({ ...line, timestamp: line.timestamp.toISOString() })), total };
    },
  }),
  exportRoute(
    'activity-log',
    activityTable,
    {
      Time: (line) => line.timestamp,
      User: (line) => line.userEmail,
      Action: (line) => line.actionType,
      Description: (line) => line.description,
      'Target ID': (line) => line.targetId,
    },
    authorizeReading,
  ),
];
