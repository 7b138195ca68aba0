import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** A statement of SQL, an expression in it, or PostgreSQL's JSON. */
const SQL = /\b(?:em|database)\s*\.execute\b|\braw\(|\bjson_build_object\b/;
/** What a question of GraphQL is made of, and what the database has written of its answer. */
const QUESTION = /GraphQLResolveInfo|selectionSet|fieldNodes|\bJsonText\b|\bNotWritable\b/;

it.each([
  ['SQL', SQL],
  ['a selection of GraphQL, or a written answer', QUESTION],
])('no service, policy, resolver or route names %s', (_what, words) => {
  const files = globSync('**/*{service,policy,resolver,rest}.ts', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(80);
  const named = files.filter((file) => words.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')));
  expect(named).toEqual([]);
});
