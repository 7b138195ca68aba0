import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { Json } from './http/rest/openapi/schemas.js';
import { openApiDocument, openApiDocumentWith } from './openapi.js';
import { useTestApp } from './testing/testApp.js';

const app = useTestApp();
const document = openApiDocument();

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  security?: Json[];
  tags: string[];
  parameters?: { name?: string; description?: string }[];
  responses: Record<string, Json>;
}

const operations = Object.entries(document.paths).flatMap(([address, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${address}`,
    ...(operation as unknown as Operation),
  })),
);
const named = (id: string) => operations.find(({ operationId }) => operationId === id)!;

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
    expect(document.openapi).toBe('3.1.0');
  });

  it('is the one that is committed: npm run openapi', () => {
    const committed: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'openapi.json'), 'utf8'));
    expect(structuredClone(document)).toEqual(committed);
  });

  it('names each call once, by a verb and a noun', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]*)*$/.test(id))).toEqual([]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('says in words what everything is', () => {
    const tags = (document.tags as { name: string; description: string }[]).map(({ name }) => name);
    const messages = Object.entries(document.webhooks).map(([type, { post }]) => ({
      call: type,
      ...(post as unknown as Operation),
    }));
    const all = [...operations, ...messages];
    const wordless = all.flatMap(({ call, summary, tags: own, parameters = [] }) => [
      ...(summary ? [] : [call]),
      ...(own.every((tag) => tags.includes(tag)) ? [] : [`${call}: ${own.join()}`]),
      ...parameters.flatMap(({ name, description }) => (name && !description ? [`${call}: ${name}`] : [])),
    ]);
    expect(wordless).toEqual([]);
    expect(tags.filter((tag) => !all.some(({ tags: own }) => own.includes(tag)))).toEqual([]);
  });

  it('names what recurs', () => {
    const answer = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Repair' } } } };
    expect(named('readRepair').responses[200]).toMatchObject(answer);
    expect(named('updateRepair').responses[200]).toMatchObject(answer);
    const { Repair, CreateRepairRequest } = document.components.schemas as Record<string, { properties: Json }>;
    expect([Repair!.properties.status, CreateRepairRequest!.properties.status]).toMatchObject([
      { $ref: '#/components/schemas/RepairStatus' },
      { $ref: '#/components/schemas/RepairStatus' },
    ]);
  });

  it.each<[string, string[]]>([
    ['listProducts', ['200', '304', '400', '403', '500', '503']],
    ['readProduct', ['200', '304', '400', '403', '404', '500', '503']],
    ['bookRepair', ['201', '400', '403', '409', '413', '415', '429', '500', '503']],
    ['updateHeroSlide', ['200', '400', '401', '403', '404', '409', '413', '415', '500', '503']],
    ['readCurrentUser', ['200', '304', '401', '403', '500', '503']],
  ])('says of %s how it can end', (id, statuses) => {
    expect(Object.keys(named(id).responses)).toEqual(statuses);
  });

  it('says who needs a token', () => {
    expect(['listProducts', 'updateProfile', 'createProduct'].map((id) => named(id).security)).toEqual([
      [{}, { bearerAuth: [] }],
      [{ bearerAuth: [] }],
      [{ bearerAuth: [] }],
    ]);
    const saying = ['listProducts', 'updateProfile', 'createProduct'].map((id) => named(id).description);
    expect(saying).toEqual(
      [/^For everybody/, /^For whoever is signed in/, /^For admins/].map((words) => expect.stringMatching(words)),
    );
  });

  it('has nothing for the strictest rules of a linter', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer}`)).toEqual([]);
  });

  it('keeps to itself what only programs that fill in forms would send', () => {
    expect(JSON.stringify(document)).not.toContain('formGuard');
  });

  it('asks for nothing that binary fractions do not have', () => {
    expect(JSON.stringify(document)).not.toContain('multipleOf');
  });
});

describe('GET /api/openapi.json', () => {
  it('gives it, and 304 to whoever has it', async () => {
    const { status, headers, body } = await app.viaRest('GET', '/api/openapi.json');
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    expect(body).toEqual(structuredClone(openApiDocumentWith('2026-06-22T10:00:00+05:45')));
    const known = { 'If-None-Match': headers.get('ETag')! };
    expect((await app.viaRest('GET', '/api/openapi.json', undefined, { headers: known })).status).toBe(304);
  });

  it('has no page without a built client', async () => {
    const { status, body } = await app.viaRest('GET', '/api/docs');
    expect([status, body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });
});
