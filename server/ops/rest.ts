import { z } from 'zod';
import { route, sentMoment } from '../http/rest/rest.js';
import {
  DatabaseKind,
  HEALTH_PROBLEMS,
  HEALTH_STATES,
  HealthProblem,
  HealthState,
  MailRoute,
  StoreKind,
} from './enums.js';
import { systemHealth } from './service.js';

const listed = (words: Readonly<Record<string, string>>) =>
  Object.entries(words)
    .map(([value, text]) => `* \`${value}\`: ${text}`)
    .join('\n');

const state = z.enum(HealthState).meta({ id: 'HealthState', description: listed(HEALTH_STATES) });
const problem = z.enum(HealthProblem).meta({
  id: 'HealthProblem',
  description: `What is wrong with a part.\n\n${listed(
    Object.fromEntries(Object.entries(HEALTH_PROBLEMS).map(([value, [, words]]) => [value, words])),
  )}`,
});
const health = { state, problems: z.array(problem) };
const disk = z
  .object({ freeBytes: z.number(), totalBytes: z.number() })
  .meta({ id: 'DiskSpace', description: 'The disk that something lies on.' })
  .nullable();
const count = z.int().nullable();
const moment = sentMoment.nullable();

const systemOutput = z
  .object({
    state,
    checkedAt: sentMoment,
    program: z.object({
      version: z.string(),
      commit: z.string().nullable().meta({ description: 'What it was built from; null where the build did not know.' }),
      nodeVersion: z.string(),
      process: z.string().meta({ description: 'Tells processes apart that answer in turn.' }),
      startedAt: sentMoment,
      memoryBytes: z.number(),
    }),
    database: z.object({
      ...health,
      kind: z.enum(DatabaseKind),
      version: z.string().nullable(),
      answerMs: count,
      sizeBytes: z.number().nullable(),
      appliedMigrations: count,
      pendingMigrations: count,
      connections: count,
      maxConnections: count,
      processes: count.meta({ description: 'How many processes of the server listen to it now.' }),
      replicas: z.array(z.object({ ...health, number: z.int(), secondsBehind: z.number().nullable() })),
      disk,
    }),
    queue: z.object({
      ...health,
      jobs: z.array(
        z.object({
          name: z.string(),
          waiting: z.int(),
          planned: z.int().meta({ description: 'For a later time, or for another try.' }),
          running: z.int(),
          failed: z.int(),
        }),
      ),
      waitingSince: moment,
    }),
    mail: z.object({
      ...health,
      route: z.enum(MailRoute),
      waiting: count,
      failed: count.meta({ description: 'Of the last seven days, campaigns aside.' }),
      unknown: count.meta({ description: 'The same, of which nobody knows whether they arrived.' }),
      lastSentAt: moment,
    }),
    storage: z.object({ ...health, kind: z.enum(StoreKind), files: count, bytes: z.number().nullable(), disk }),
    backup: z.object({
      ...health,
      isConfigured: z.boolean(),
      lastMadeAt: moment,
      lastBytes: z.number().nullable(),
      disk,
    }),
    live: z.object(health),
  })
  .meta({ id: 'SystemHealth', description: 'How the installation is; null is what could not be found out.' });

export const systemRoutes = [
  route({
    method: 'get',
    path: '/admin/system',
    operationId: 'readSystemHealth',
    who: 'admin',
    scope: 'no token',
    tag: 'Health',
    summary: 'How the installation is: database, queue, mail, storage, backup and live updates, each asked just now.',
    output: systemOutput,
    handle: systemHealth,
  }),
];
