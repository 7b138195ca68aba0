import { z } from 'zod';
import { readTableSlice, tableQuery } from '../core/table/table.js';
import { exportRoute } from '../http/rest/exportRoute.js';
import { listRoute, route, sentMoment } from '../http/rest/rest.js';
import { TVType } from './enums.js';
import { changedSetSchema, mergeSchema, setSchema, splitSetSchema } from './inputs.js';
import { mergeSets, splitSet } from './history/merge.service.js';
import { createSet, readSet, readSetBySerial, updateSet } from './service.js';
import { setTable } from './table.js';

const setOutput = z
  .object({
    id: z.string(),
    brand: z.string(),
    model: z.string().nullable(),
    tvType: z.enum(TVType).meta({ id: 'TVType' }),
    sizeInches: z.number().nullable(),
    serial: z.string().nullable(),
    notes: z.string(),
    createdAt: sentMoment,
    version: z.number(),
  })
  .meta({ id: 'TvSet', description: 'A very television; its repairs and products name it by `setId`.' });

const television = {
  brand: 'Samsung',
  model: 'UA43T5400',
  tvType: TVType.LED,
  sizeInches: 43,
  serial: '0B2X-3HCM 700123',
};

export const setRoutes = [
  listRoute({
    path: '/admin/sets',
    operationId: 'listSets',
    who: 'admin',
    scope: 'repairs',
    tag: 'Sets',
    summary: 'All sets, newest first; searched and filtered.',
    query: tableQuery(setTable),
    item: setOutput,
    handle: (ctx, { query }) => readTableSlice(ctx, setTable, query),
  }),
  route({
    method: 'get',
    path: '/admin/sets/{id}',
    operationId: 'readSet',
    who: 'admin',
    scope: 'repairs',
    tag: 'Sets',
    summary: 'One set; one that was merged is the set that it was merged into.',
    output: setOutput,
    handle: (ctx, { params }) => readSet(ctx, params.id!),
  }),
  route({
    method: 'get',
    path: '/admin/sets-by-serial/{id}',
    operationId: 'readSetBySerial',
    who: 'admin',
    scope: 'repairs',
    tag: 'Sets',
    summary: 'The set with a serial number, of which only letters and digits count.',
    params: {
      id: z
        .string()
        .meta({ description: 'A serial number, as it was typed or scanned.', examples: ['0B2X3HCM700123'] }),
    },
    output: setOutput,
    handle: (ctx, { params }) => readSetBySerial(ctx, params.id!),
  }),
  route({
    method: 'post',
    path: '/admin/sets',
    operationId: 'createSet',
    who: 'admin',
    scope: 'repairs',
    tag: 'Sets',
    summary: 'Write a set down.',
    body: setSchema,
    example: television,
    output: setOutput,
    status: 201,
    fails: ['CONFLICT'],
    handle: (ctx, { body }) => createSet(ctx, body),
  }),
  route({
    method: 'put',
    path: '/admin/sets/{id}',
    operationId: 'updateSet',
    who: 'admin',
    scope: 'repairs',
    tag: 'Sets',
    summary: 'Replace what is written of a set.',
    body: changedSetSchema,
    example: { ...television, notes: 'The stand is screwed on.' },
    output: setOutput,
    fails: ['CONFLICT'],
    handle: (ctx, { params, body }) => updateSet(ctx, params.id!, body),
  }),
  route({
    method: 'post',
    path: '/admin/sets/{id}/merge',
    operationId: 'mergeSets',
    who: 'admin',
    scope: 'repairs',
    tag: 'Sets',
    summary: 'Make one set of two; it has the history of both.',
    body: mergeSchema,
    example: { otherId: '00000000-0000-4000-8000-000000000000' },
    output: setOutput,
    fails: ['CONFLICT'],
    handle: (ctx, { params, body }) => mergeSets(ctx, params.id!, body),
  }),
  route({
    method: 'post',
    path: '/admin/sets/{id}/split',
    operationId: 'splitSet',
    who: 'admin',
    scope: 'repairs',
    tag: 'Sets',
    summary: 'Make two sets of one, and say of each repair where it goes.',
    body: splitSetSchema,
    example: { newSet: { ...television, serial: '0B2X-3HCM 700124' }, staying: [], going: [] },
    output: z
      .object({ kept: setOutput, split: setOutput })
      .meta({ id: 'SplitSets', description: 'The set that was there before, and the new one.' }),
    fails: ['CONFLICT'],
    handle: (ctx, { params, body }) => splitSet(ctx, params.id!, body),
  }),
  exportRoute('sets', setTable, {
    ID: ({ id }) => id,
    Brand: ({ brand }) => brand,
    Model: ({ model }) => model,
    Type: ({ tvType }) => tvType,
    Inches: ({ sizeInches }) => sizeInches,
    Serial: ({ serial }) => serial,
    Notes: ({ notes }) => notes,
    'Written down': ({ createdAt }) => createdAt,
  }),
];
