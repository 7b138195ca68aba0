import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ONE_PRODUCT } from './data.js';
import type { Shot } from './load.js';

/** A GraphQL query that is measured, and where the limit gives the same answer. */
export interface Question {
  title: string;
  /** As Parda and the hand-written Apollo Server are asked, by POST with the whole document. */
  post: Shot;
  /** By GET with the hash of the document alone; whoever answers has to have seen it. */
  persisted: Shot;
  /** By GET with the document and its hash, which makes it known. */
  register: Shot;
  /** The same for the limit: its path tells it what to answer. */
  limit: Shot;
}

const JSON_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json' };

const search = (values: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(values).map(([key, value]): [string, string] => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();

function question(name: string, title: string, variables: Record<string, string> = {}): Question {
  const query = readFileSync(path.join(import.meta.dirname, 'queries', `${name}.graphql`), 'utf8');
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const hashed = { variables, extensions: { persistedQuery: { version: 1, sha256Hash } } };
  const headers = { Accept: 'application/json' };
  const body = JSON.stringify({ query, variables });
  const post: Shot = { method: 'POST', path: '/graphql', headers: JSON_HEADERS, body };
  return {
    title,
    post,
    persisted: { method: 'GET', path: `/graphql?${search(hashed)}`, headers },
    register: { method: 'GET', path: `/graphql?${search({ query, ...hashed })}`, headers },
    limit: { ...post, path: `/${name}${variables.id ? `?${variables.id}` : ''}` },
  };
}

/** What design's budgets for reads that miss the cache are about. */
export const QUESTIONS: readonly Question[] = [
  question('products', '20 products'),
  question('productsWithReviews', '20 products with their reviews'),
  question('product', 'one product with its reviews', { id: ONE_PRODUCT }),
];

/** The list with averages from SQL, which has a budget of its own. */
export const AVERAGES = question('productsWithRatings', '20 products with averages');
