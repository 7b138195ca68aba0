import { z } from 'zod';
import { readTableSlice, tableQuery } from '../core/table/table.js';
import { exportRoute } from '../http/rest/exportRoute.js';
import { listRoute, route, sentMoment } from '../http/rest/rest.js';
import { legacyEntrySchema } from './inputs.js';
import { addLegacyEntry } from './service.js';
import { activityTable } from './table.js';

const activityOutput = z
  .object({
    id: z.string(),
    timestamp: sentMoment,
    userEmail: z.string().nullable(),
    userId: z.string().nullable(),
    actionType: z.string(),
    description: z.string(),
    targetId: z.string().nullable(),
    details: z.object({ question: z.string(), answer: z.string() }).nullable(),
  })
  .meta({ id: 'ActivityEntry', description: 'A line of the activity log.' });

export const activityRoutes = [
  listRoute({
    path: '/admin/activity-log',
    operationId: 'listActivity',
    who: 'admin',
    scope: 'reports',
    tag: 'Activity log',
    summary: 'The activity log, newest first.',
    query: tableQuery(activityTable),
    item: activityOutput,
    handle: (ctx, { query }) => readTableSlice(ctx, activityTable, query),
  }),
  route({
    method: 'post',
    path: '/content/activity-log',
    operationId: 'logAssistantExchange',
    who: 'anyone',
    scope: 'no token',
    tag: 'AI helper',
    summary: 'Keep a finished exchange with the AI helper; of other types only the server itself writes.',
    body: legacyEntrySchema,
    example: {
      actionType: 'GEMINI_QUERY',
      description: 'Are you open on Saturday?',
      details: { question: 'Are you open on Saturday?', answer: 'Yes, from 10 to 16.' },
    },
    output: activityOutput,
    status: 201,
    fails: ['FORBIDDEN', 'RATE_LIMITED'],
    handle: (ctx, { body }) => addLegacyEntry(ctx, body),
  }),
  exportRoute('activity-log', activityTable, {
    Time: (line) => line.timestamp,
    User: (line) => line.userEmail,
    Action: (line) => line.actionType,
    Description: (line) => line.description,
    'Target ID': (line) => line.targetId,
    Question: (line) => line.details?.question ?? null,
    Answer: (line) => line.details?.answer ?? null,
  }),
];
