/**
 * Asks the built server 20,000 questions that nobody would ask, through both doors, as a guest, a customer and an admin:
 * `npm run build && npm run fuzz [-- --requests 20000] [--seed 1] [--only 'repair']`, in the PostgreSQL of `DATABASE_URL` or on
 * the embedded database. Each may be refused; none may fail by our fault. What failed is made as small as it goes, and said with the seed that finds it again.
 */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { buildSchema } from 'graphql';
import { adminHeaders, call } from '../../../e2e/support/server.js';
import { startTrialServer } from '../load/server.js';
import { graphqlTargets } from './graphql.js';
import type { Sent, Tokens } from './request.js';
import { type OpenApi, restTargets } from './rest.js';
import { rememberIds } from './values.js';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    only: { type: 'string', default: '' },
  },
});
const seed = Number(values.seed);
const only = new RegExp(values.only, 'i');
const AT_ONCE = 4;

const CUSTOMER = { username: 'fuzz', name: 'Sita Sharma', email: 'fuzz@example.com', password: 'only for this trial' };

const targets = [
  ...restTargets(JSON.parse(readFileSync('openapi.json', 'utf8')) as OpenApi),
  ...graphqlTargets(buildSchema(readFileSync('schema.graphql', 'utf8'))),
].filter(({ name }) => only.test(name));
const runs = Math.ceil(Number(values.requests) / targets.length);

const server = await startTrialServer('fuzz');
const { url } = server;

/** Fresh ones: a request may have ended a session. */
const tokens: Tokens = { customer: '', admin: '' };
async function refreshTokens(): Promise<void> {
  await call(url, 'POST', '/api/auth/register', CUSTOMER);
  const { body } = await call<{ token: string }>(url, 'POST', '/api/auth/login', CUSTOMER);
  tokens.customer = body.token;
  tokens.admin = (await adminHeaders(url)).Authorization!.replace('Bearer ', '');
}

/** Ids of whatever the admin sees. */
async function findIds(): Promise<void> {
  const lists = [
    '/api/products',
    '/api/reviews',
    '/api/repairs',
    '/api/admin/users',
    '/api/blog/posts',
    '/api/content/faq-items',
  ];
  const answers = await Promise.all(
    lists.map((where) => call<unknown>(url, 'GET', where, undefined, { Authorization: `Bearer ${tokens.admin}` })),
  );
  const missing = lists.filter((_, at) => answers[at]!.status !== 200);
  if (missing.length > 0) throw new Error(`There are no ids at ${missing.join(', ')}.`);
  const found = JSON.stringify(answers.map(({ body }) => body)).matchAll(/"id":"([^"]+)"/g);
  rememberIds([...found].map(([, each]) => each!));
}

/** What went wrong by our fault; null where nothing did. */
async function faultOf({ method, path, headers, body }: Sent): Promise<string | null> {
  const response = await fetch(url + path, {
    method,
    headers,
    ...(body !== undefined && method !== 'GET' && { body }),
  }).catch((error: unknown) => error as Error);
  if (response instanceof Error)
    return `no answer: ${response.message} ${(response.cause as Error | undefined)?.message ?? ''}`;
  const answer = await response.text();
  if (response.status >= 500) return `${response.status} ${answer.slice(0, 300)}`;
  if (path.startsWith('/graphql') && /"code":"INTERNAL"/.test(answer)) return answer.slice(0, 300);
  return null;
}

const failures: string[] = [];
let asked = 0;
console.log(`${targets.length} targets, ${runs} requests to each, seed ${seed}`);
const waiting = [...targets];
async function work(): Promise<void> {
  for (let target = waiting.shift(); target; target = waiting.shift()) {
    await refreshTokens();
    const property = fc.asyncProperty(target.requests(tokens), async (request) => {
      asked += 1;
      const fault = await faultOf(request);
      if (fault) throw new Error(fault);
    });
    const result = await fc.check(property, { seed, numRuns: runs, interruptAfterTimeLimit: 120_000 });
    if (!result.failed) continue;
    const reason = (result.errorInstance as Error | undefined)?.message ?? 'interrupted';
    failures.push(`${target.name}\n  ${reason}\n  ${JSON.stringify(result.counterexample)?.slice(0, 2_000)}`);
    console.log(`✗ ${failures.at(-1)}`);
  }
}

let isAlive = false;
try {
  await refreshTokens();
  await findIds();
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  isAlive = server.process.exitCode === null && (await fetch(`${url}/readyz`)).ok;
} finally {
  await server.end();
}
console.log(
  `${asked} requests, ${failures.length} targets failed, the server is ${isAlive ? 'alive' : 'GONE'} (seed ${seed})`,
);
process.exitCode = failures.length > 0 || !isAlive ? 1 : 0;
