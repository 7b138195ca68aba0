import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FULL } from '../server/testing/full.js';
import { fillFolder } from './support/firstContent.js';
import { emptyDatabase, postgresUrl } from './support/postgres.js';
import { adminHeaders, call, dataFolder, type Launched, launch, launchInVain, shutDown } from './support/server.js';

let data: Awaited<ReturnType<typeof dataFolder>>;
const running: Launched[] = [];
const start = async (env: NodeJS.ProcessEnv) => {
  const server = await launch(env);
  running.push(server);
  return server;
};

beforeEach(async () => {
  data = await dataFolder();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(shutDown));
  await data.remove();
});

describe('a first start', () => {
  it('shows a shop at work, and lets the admin in', async () => {
    const { url } = await start({ DATA_DIR: data.folder });
    expect((await call(url, 'GET', '/readyz')).body).toEqual({ status: 'ready' });
    const headers = await adminHeaders(url);
    const { body } = await call<{ status: string; statusHistory?: object[] }[]>(
      url,
      'GET',
      '/api/repairs',
      undefined,
      headers,
    );
    expect(body.length).toBeGreaterThanOrEqual(30);
    expect(new Set(body.map(({ status }) => status)).size).toBe(10);
    expect((await call<object[]>(url, 'GET', '/api/content/faq-items')).body.length).toBeGreaterThan(5);
    expect((await fetch(url)).status).toBe(200);
  });

  it('tells a password that it made up, once', async () => {
    const env = { DATA_DIR: data.folder, ADMIN_PASSWORD: '', SEED: 'none' };
    const first = await start(env);
    const [, password] = /with the password (\S+)/.exec(first.output())!;
    await shutDown(first);
    const second = await start(env);
    expect(second.output()).not.toContain('password');
    const credentials = { email: 'admin', password };
    expect((await call(second.url, 'POST', '/api/auth/login', credentials)).status).toBe(200);
  });
});

describe('a start that cannot be', () => {
  it('says which variable is wrong', async () => {
    const { code, output } = await launchInVain({ DATA_DIR: data.folder, PORT: 'http' });
    expect([code, output]).toEqual([1, 'Parda cannot start: PORT must be a whole number.\n']);
  });

  it('tells of a mistyped variable', async () => {
    const { output } = await launchInVain({ DATA_DIR: data.folder, PORT: 'http', DATABASE_ULR: 'postgres://x/y' });
    expect(output).toContain('DATABASE_ULR is no setting of Parda. Did you mean DATABASE_URL?');
  });

  it('says that the folder is in use', async () => {
    await fillFolder(data.folder, 'none');
    const first = await start({ DATA_DIR: data.folder, SEED: 'none' });
    const { code, output } = await launchInVain({ DATA_DIR: data.folder });
    expect([code, output]).toMatchObject([
      1,
      expect.stringContaining(`in use by another Parda (process ${first.process.pid})`),
    ]);
  });

  it('says that the port is taken before it makes anything', async () => {
    await fillFolder(data.folder, 'none');
    const first = await start({ DATA_DIR: data.folder, SEED: 'none' });
    const other = await dataFolder();
    const env = { DATA_DIR: other.folder, SEED: 'none', PORT: new URL(first.url).port, ADMIN_PASSWORD: '' };
    const { code, output } = await launchInVain(env);
    expect([code, output]).toEqual([1, `Parda cannot start: PORT ${env.PORT} is in use already.\n`]);
    expect(await readdir(other.folder)).toEqual([]);
    await other.remove();
  });

  it('says that PostgreSQL does not answer', async () => {
    const env = { DATABASE_URL: 'postgres://127.0.0.1:1/parda', JWT_SECRET: randomUUID() };
    expect(await launchInVain(env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('DATABASE_URL cannot be used: it does not answer (ECONNREFUSED).'),
    });
  });
});

describe('several starts at once in one folder', () => {
  it.each(FULL ? [1, 2, 3] : [1])('let exactly one in (round %i)', async () => {
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => start({ DATA_DIR: data.folder, SEED: 'none' })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a shutdown', () => {
  it('lets the running request end, and leaves the folder free', async () => {
    await fillFolder(data.folder, 'none');
    const server = await start({ DATA_DIR: data.folder, SEED: 'none' });
    // the answer to 'Expect: 100-continue' proves that the request is running
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '2', Expect: '100-continue' };
    const upload = request(`${server.url}/api/auth/login`, { method: 'POST', headers });
    upload.flushHeaders();
    await once(upload, 'continue');
    server.process.kill('SIGTERM');
    const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
    const isOpen = () =>
      fetch(server.url).then(
        () => true,
        () => false,
      );
    await expect.poll(isOpen).toBe(false);
    upload.end('{}');
    const [[code], [answer]] = await Promise.all([once(server.process, 'exit'), answered]);
    expect([code, answer.statusCode]).toEqual([0, 400]);
    expect(await readdir(data.folder)).not.toContain('parda.lock');
  });
});

describe.runIf(postgresUrl)('a PostgreSQL address', () => {
  it('that names no database there makes none', async () => {
    const url = new URL(postgresUrl!);
    url.pathname = '/parda_mistyped';
    const env = { DATABASE_URL: url.href, JWT_SECRET: randomUUID() };
    for (const _attempt of [1, 2]) {
      expect(await launchInVain(env)).toMatchObject({
        code: 1,
        output: expect.stringContaining('DATABASE_URL cannot be used: database "parda_mistyped" does not exist.'),
      });
    }
  });
});

describe.runIf(postgresUrl)('several processes on one PostgreSQL', () => {
  it('start at once on an empty database, migrate it once, and see each other\u2019s work', async () => {
    const database = await emptyDatabase('parda_journey_start');
    const env = { DATABASE_URL: database.url, JWT_SECRET: randomUUID() };
    const [one, two, three] = await Promise.all([start(env), start(env), start(env)]);
    const headers = await adminHeaders(one.url);
    const item = { question: 'Are you open on Saturday?', answer: 'Until two.' };
    const { body } = await call<{ id: string }>(two.url, 'POST', '/api/content/faq-items', item, headers);
    const seen = await call<{ id: string }[]>(three.url, 'GET', '/api/content/faq-items');
    expect(seen.body.at(-1)).toMatchObject({ id: body.id });
    expect(new Set(seen.body.map(({ id }) => id)).size).toBe(seen.body.length);
    await Promise.all(running.splice(0).map(shutDown));
    await database.drop();
  });
});
