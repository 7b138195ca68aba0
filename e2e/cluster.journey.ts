import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect, type OutgoingHttpHeaders } from 'node:http2';
import path from 'node:path';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FULL } from '../server/testing/full.js';
import { type Cluster, startCluster } from './cluster/cluster.js';
import { hasPostgres } from './cluster/postgresServer.js';
import { onPostgres } from './support/postgres.js';
import { booked } from './support/repairs.js';
import { ADMIN, adminHeaders, call, graphql } from './support/server.js';

/**
 * What several processes do as if they were one. Elsewhere: one of them migrates (start), a page whose process is gone goes to another
 * (live), a campaign of two, both killed (campaign).
 */
describe.runIf(hasPostgres)('three processes behind a proxy', () => {
  let cluster: Cluster;
  const address = (seat: number) => cluster.servers[seat % cluster.servers.length]!.url;

  beforeAll(async () => {
    cluster = await startCluster({ env: { SEED: 'starter' } });
  });
  afterAll(() => cluster?.stop());

  describe('a sign-in', () => {
    const viewer = async (url: string, headers: Record<string, string>) => {
      const response = await fetch(`${url}/graphql?query={viewer{email}}`, { headers });
      const { data } = (await response.json()) as { data: { viewer: { email: string } | null } };
      return { email: data.viewer?.email, session: response.headers.get('X-Session') };
    };

    it('through one counts in all, and ends in all with the logout in another', async () => {
      const headers = await adminHeaders(address(0));
      for (const seat of [0, 1, 2]) {
        expect(await viewer(address(seat), headers)).toEqual({ email: ADMIN.email, session: null });
      }
      await graphql(address(1), 'mutation { signOut }', {}, headers);
      for (const seat of [0, 1, 2]) {
        expect(await viewer(address(seat), headers)).toEqual({ email: undefined, session: 'ended' });
      }
    });
  });

  it('count a limit together', async () => {
    const guess = { email: 'nobody@example.com', password: 'a wrong guess' };
    const tries: number[] = [];
    for (let seat = 0; seat < 11; seat++) {
      tries.push((await call(address(seat), 'POST', '/api/auth/login', guess)).status);
    }
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  describe('content', () => {
    const ADD = 'mutation ($input: FaqItemInput!) { createFaqItem(input: $input) { id } }';
    const contentOf = (question: string) => ({ question, answer: '<p>.</p>', category: 'General', order: 1 });

    async function add(url: string, question: string, headers: Record<string, string>): Promise<string> {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ query: ADD, variables: { input: contentOf(question) } }),
      });
      expect(await response.json()).not.toHaveProperty('errors');
      return response.headers.get('Content-Version')!;
    }

    async function questions(url: string, headers: Record<string, string> = {}): Promise<string[]> {
      const response = await fetch(`${url}/graphql?query={faqItems{question}}`, { headers });
      const { data } = (await response.json()) as { data: { faqItems: { question: string }[] } };
      return data.faqItems.map(({ question }) => question);
    }

    it('that one has changed is shown at once there and to the writer anywhere, and by the others soon', async () => {
      const headers = await adminHeaders(address(0));
      for (const seat of [0, 1, 2]) {
        const question = `Who has changed this at ${seat}?`;
        const others = [address(seat + 1), address(seat + 2)];
        // what they keep in memory now is about to be of yesterday
        for (const url of [address(seat), ...others]) await questions(url);
        const version = await add(address(seat), question, headers);
        expect(await questions(address(seat))).toContain(question);
        for (const url of others) {
          expect(await questions(url, { 'Content-Version': version })).toContain(question);
        }
        for (const url of others) await expect.poll(() => questions(url)).toContain(question);
      }
    });
  });

  it('do what a change asks for once, whoever of them comes first', async () => {
    const customers = Array.from({ length: 9 }, (_, number) => `customer${number}@example.com`);
    const ids: string[] = [];
    for (const [seat, email] of customers.entries()) {
      const person = { username: `customer${seat}`, name: 'Maya Rai', email, password: 'only for this journey' };
      expect((await call(address(seat), 'POST', '/api/auth/register', person)).status).toBe(201);
      ids.push(await booked({ url: address(seat + 1) }));
      expect((await call(address(seat + 2), 'POST', '/api/auth/password-reset', { email })).status).toBe(200);
    }
    const admin = await adminHeaders(address(0));
    const linesOf = async (id: string) => {
      const where = `/api/admin/activity-log?actionType=REPAIR_REQUEST_CREATE&search=${id}`;
      return (await call<object[]>(address(1), 'GET', where, undefined, admin)).body.length;
    };
    const outbox = path.join(cluster.dataDir, 'outbox');
    const linksTo = async (email: string) => {
      const mails = (existsSync(outbox) ? readdirSync(outbox) : []).map((name) => path.join(outbox, name));
      const texts = mails.map((mail) => readFileSync(mail, 'utf8'));
      return texts.filter((text) => text.includes(`To: ${email}`) && text.includes('Subject: Reset your password'))
        .length;
    };
    const done = () => Promise.all([...ids.map(linesOf), ...customers.map(linksTo)]);
    await expect.poll(async () => Math.min(...(await done()))).toBeGreaterThan(0);
    expect(new Set(await done())).toEqual(new Set([1]));
  });

  describe.runIf(FULL)('the replica', () => {
    const ADD = `mutation ($name: String!) {
      createProduct(input: { name: $name, description: "<p>.</p>", price: 1 }) { id }
    }`;
    const add = async (name: string) => graphql(address(0), ADD, { name }, await adminHeaders(address(0)));

    let asked = 0;
    /** Never asked before, so that no answer of it lies in memory. */
    async function products(url: string): Promise<string[]> {
      const query = `{ products(first: 50) { edges { node { number${(asked += 1)}: name } } } }`;
      const response = await fetch(`${url}/graphql?query=${encodeURIComponent(query)}`);
      type Answer = { data: { products: { edges: { node: Record<string, string> }[] } } };
      const { data } = (await response.json()) as Answer;
      return data.products.edges.flatMap(({ node }) => Object.values(node));
    }
    const all = async () => (await Promise.all([0, 1, 2].map((seat) => products(address(seat))))).flat();

    /** How many processes have read the products at it. */
    const readers = async () => {
      const [row] = await onPostgres<{ readers: string }>(
        cluster.replicaUrl,
        `select count(*) as readers from pg_stat_activity
          where application_name = 'parda-replica' and query like '%"product"%' and query not like '%pg_stat_activity%'`,
      );
      return Number(row!.readers);
    };

    it('answers guests of all processes', async () => {
      await add('Remote control');
      await expect
        .poll(async () => {
          await all();
          return readers();
        })
        .toBeGreaterThanOrEqual(3);
      expect(await all()).toEqual(Array(3).fill('Remote control'));
    });

    it('hides nothing new while it lags', async () => {
      await onPostgres(cluster.replicaUrl, 'select pg_wal_replay_pause()');
      await add('Aerial');
      expect(await products(address(0))).toContain('Aerial');
      await expect.poll(async () => (await all()).filter((name) => name === 'Aerial')).toHaveLength(3);
      await onPostgres(cluster.replicaUrl, 'select pg_wal_replay_resume()');
    });

    it('is missed by nobody when it goes, and used again when it is back', async () => {
      await cluster.replica.stop();
      expect((await all()).filter((name) => name === 'Aerial')).toHaveLength(3);
      await add('Power supply');
      await expect.poll(async () => (await all()).filter((name) => name === 'Power supply')).toHaveLength(3);
      await cluster.replica.start();
      await expect
        .poll(async () => {
          await all();
          return readers();
        })
        .toBeGreaterThanOrEqual(3);
    });
  });

  describe.runIf(FULL)('the proxy', () => {
    const insecure = { rejectUnauthorized: false };

    it('speaks HTTP/2, and hands answers on as they were packed', async () => {
      const session = connect(cluster.url, insecure);
      const stream = session.request({ ':path': '/', 'accept-encoding': 'br' });
      const [head] = (await once(stream, 'response')) as [Record<string, unknown>];
      expect(head).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
      stream.close();
      session.close();
    });

    it('lets a live update through to a page that another process holds', async () => {
      const admin = await adminHeaders(address(0));
      const id = await booked({ url: address(0) });
      class Trusting extends WebSocket {
        constructor(url: string, protocols: string[]) {
          super(url, protocols, insecure);
        }
      }
      const query = `subscription { trackedRepair(id: "${id}") { status } }`;
      const seats = [0, 1, 2].map(() => {
        const client = createClient({ url: cluster.url.replace('https', 'wss') + '/graphql', webSocketImpl: Trusting });
        const received: unknown[] = [];
        client.subscribe(
          { query },
          {
            next: ({ data }) => received.push((data as Record<string, { status: string }>).trackedRepair!.status),
            error: (error) => received.push(error),
            complete: () => undefined,
          },
        );
        return { client, received };
      });
      for (const { received } of seats) await expect.poll(() => received).toEqual(['REQUESTED']);
      await call(address(0), 'PUT', `/api/admin/repairs/${id}`, { status: 'PICKED_UP' }, admin);
      for (const { received } of seats) await expect.poll(() => received).toEqual(['REQUESTED', 'PICKED_UP']);
      for (const { client } of seats) await client.dispose();
    });

    /** Asks as a browser would. @returns the statuses, one after the other */
    async function statuses(times: number, headers: (time: number) => OutgoingHttpHeaders, body?: object) {
      const session = connect(cluster.url, insecure);
      const answers: unknown[] = [];
      for (let time = 0; time < times; time++) {
        const stream = session.request(headers(time));
        stream.end(body && JSON.stringify(body));
        const [answer] = (await once(stream, 'response')) as [Record<string, unknown>];
        answers.push(answer[':status']);
        stream.resume();
      }
      session.close();
      return answers;
    }

    it('says whose address it calls for, whatever the caller says', async () => {
      const guess = (time: number) => ({
        ':method': 'POST',
        ':path': '/api/auth/login',
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${time}`,
      });
      const tries = await statuses(11, guess, { email: 'somebody@example.com', password: 'a wrong guess' });
      expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    });

    it('passes a process that is gone', async () => {
      const gone = cluster.servers[2]!.process;
      gone.kill('SIGKILL');
      await once(gone, 'exit');
      expect(await statuses(6, () => ({ ':path': '/api/content/faq-items' }))).toEqual(Array(6).fill(200));
    });
  });
});
