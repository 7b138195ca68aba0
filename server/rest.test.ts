import 'reflect-metadata';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { restRoutes } from './rest.js';

const declared = restRoutes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const);

it.each(declared)('%s is declared with schemas that OpenAPI can say', (_name, { query, body, output }) => {
  for (const schema of [query, body].filter((input) => input !== undefined)) {
    expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({ type: 'object' });
  }
  expect(z.toJSONSchema(output, { io: 'output' })).toHaveProperty('type');
});

it('declares each call once', () => {
  expect(new Set(declared.map(([name]) => name)).size).toBe(declared.length);
});
