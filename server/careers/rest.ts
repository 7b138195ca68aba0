import { z } from 'zod';
import { offsetQuery } from '../core/pagination.js';
import { exportRoute } from '../http/rest/exportRoute.js';
import { deleteRoute, listRoute, route, sentMoment } from '../http/rest/rest.js';
import { languageOutput, langQuery, sentIn } from '../translations/index.js';
import { JobType } from './enums.js';
import { changedJobOpeningSchema, jobOpeningSchema } from './inputs.js';
import { createJobOpening, deleteJobOpening, pageJobOpenings, updateJobOpening } from './service.js';
import { jobOpeningTable } from './table.js';
import { jobOpeningTexts } from './texts.js';

const jobOpeningOutput = z
  .object({
    id: z.string(),
    title: z.string(),
    location: z.string(),
    type: z.enum(JobType).meta({ id: 'JobType' }),
    summary: z.string(),
    responsibilities: z.array(z.string()),
    qualifications: z.array(z.string()),
    isActive: z.boolean(),
    postedDate: sentMoment,
    validThrough: z.string().nullable().meta({ description: 'The last day to apply; null where there is none.' }),
    version: z.number(),
    ...languageOutput,
  })
  .meta({ id: 'JobOpening', description: 'A job opening.' });

const technician = {
  title: 'Technician',
  summary: 'You repair power and main boards.',
  location: 'Patan',
  qualifications: ['Soldering of SMD parts'],
};

export const jobOpeningRoutes = [
  listRoute({
    path: '/content/job-openings',
    operationId: 'listJobOpenings',
    who: 'anyone',
    scope: 'content',
    tag: 'Careers',
    summary: "The active openings, newest first; with an admin's token all of them.",
    query: offsetQuery.extend(langQuery),
    item: jobOpeningOutput,
    handle: async (ctx, { query }) => sentIn(ctx, jobOpeningTexts, await pageJobOpenings(ctx, query), query.lang),
  }),
  route({
    method: 'post',
    path: '/admin/job-openings',
    operationId: 'createJobOpening',
    who: 'admin',
    scope: 'content',
    tag: 'Careers',
    summary: 'Post an opening.',
    body: jobOpeningSchema,
    example: { ...technician, type: JobType.FullTime, isActive: true },
    output: jobOpeningOutput,
    status: 201,
    handle: (ctx, { body }) => createJobOpening(ctx, body),
  }),
  route({
    method: 'put',
    path: '/admin/job-openings/{id}',
    operationId: 'updateJobOpening',
    who: 'admin',
    scope: 'content',
    tag: 'Careers',
    summary: 'Replace an opening.',
    body: changedJobOpeningSchema,
    example: { ...technician, type: JobType.PartTime },
    output: jobOpeningOutput,
    handle: (ctx, { params, body }) => updateJobOpening(ctx, params.id!, body),
  }),
  deleteRoute({
    path: '/admin/job-openings/{id}',
    operationId: 'deleteJobOpening',
    who: 'admin',
    scope: 'content',
    tag: 'Careers',
    summary: 'Take an opening away.',
    remove: deleteJobOpening,
  }),
  exportRoute('job-openings', jobOpeningTable, {
    ID: ({ id }) => id,
    Title: ({ title }) => title,
    Location: ({ location }) => location,
    Type: ({ type }) => type,
    Active: ({ isActive }) => isActive,
    Posted: ({ postedDate }) => postedDate,
    'Apply by': ({ validThrough }) => validThrough,
    Summary: ({ summary }) => summary,
    Responsibilities: ({ responsibilities }) => responsibilities.join('\n'),
    Qualifications: ({ qualifications }) => qualifications.join('\n'),
  }),
];
