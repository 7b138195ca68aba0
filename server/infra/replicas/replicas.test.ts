// @module-tag database
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.js';
import type { Config } from '../../core/config/config.js';
import { readLines } from '../../core/read/readLines.js';
import { buildProduct } from '../../products/factory.js';
import { CheckedAnswers } from '../../testing/checkedAnswers.js';
import { addressOf, emptyDatabase, openTestDatabase, postgresUrl, silentLog } from '../../testing/database.js';
import { eventually } from '../../testing/eventually.js';
import { useTestApp } from '../../testing/testApp.js';
import type { Database } from '../database/database.js';
import type { StatementRun } from '../telemetry/telemetry.js';
import { Replicas } from './replicas.js';

const app = useTestApp();

const EVERYBODYS = { version: 0, areEverybodys: true };

it('of which there are none are asked nothing', async () => {
  const none = new Replicas([], silentLog);
  const database = { ...app.deps.database, replicas: none };
  expect(none.areThere).toBe(false);
  expect(await readLines({ database, replicaReads: EVERYBODYS }, `select 'here' as item`, [])).toEqual([
    { item: 'here' },
  ]);
});

/** In the place of a replica stands another database, so that each answer tells where it comes from. */
describe.runIf(postgresUrl)('a replica', () => {
  const LIST = '{ products(first: 5) { edges { node { name } } } }';

  let copy: Database;
  let copyName: string;
  let replicas: Replicas;
  const received: StatementRun[] = [];
  let server: Server;
  let stopApp: () => Promise<void>;

  beforeAll(async () => {
    copy = await openTestDatabase();
    [{ name: copyName }] = (await copy.em.fork().execute('select current_database() as name')) as [{ name: string }];
    replicas = new Replicas([addressOf(copyName)], silentLog, (run) => void received.push(run));
    [server, stopApp] = await open();
  });

  async function open(settings: Partial<Config> = {}): Promise<[Server, () => Promise<void>]> {
    const database = { ...app.deps.database, replicas };
    const deps = { ...app.deps, database, config: { ...app.deps.config, ...settings } };
    // keeps no answer from one question to the next
    const { http, stop } = await createApp(deps, undefined, new CheckedAnswers(database));
    const opened = createServer(http);
    await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
    return [opened, stop];
  }

  afterAll(async () => {
    server?.closeAllConnections();
    server?.close();
    await stopApp?.();
    await replicas?.close();
    await copy?.close();
  });

  beforeEach(async () => {
    await emptyDatabase(copy);
    await app.save(buildProduct({ name: 'here' }));
    await copy.em
      .fork()
      .persist(buildProduct({ name: 'there' }))
      .flush();
    await vi.waitUntil(() => app.deps.contentVersion.known() !== null);
  });

  const present = () => app.deps.contentVersion.latest;
  const setVersion = (value: number) => copy.em.fork().execute('update content_version set value = ?', [value]);
  const isAsked = async (version: number) => (await replicas.ask(version, `select 'yes' as item`, [])) !== undefined;
  const shows = (version: number, expected = true) =>
    eventually(async () => expect(await isAsked(version)).toBe(expected));

  /** Brings it as far as the database itself is. */
  async function catchUp(): Promise<void> {
    await setVersion(present());
    await shows(present());
  }

  async function names(headers: Record<string, string> = {}, query = LIST, of = server): Promise<string[]> {
    const { port } = of.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/graphql?query=${encodeURIComponent(query)}`;
    const { data } = (await (await fetch(url, { headers })).json()) as {
      data: { products: { edges: { node: { name: string } }[] } };
    };
    return data.products.edges.map(({ node }) => node.name);
  }

  it('answers guests once it shows all that is known', async () => {
    await setVersion(present() - 1);
    await shows(present(), false);
    expect(await names()).toEqual(['here']);
    await catchUp();
    expect(await names()).toEqual(['there']);
  });

  it('tells of what it was asked, and not of the looking how far it is', async () => {
    await catchUp();
    received.length = 0;
    await names();
    expect(received).toMatchObject([
      { database: 'replica', hasFailed: false, text: expect.stringContaining('"product"') },
    ]);
  });

  it('answers no longer once something is known that it does not show yet', async () => {
    await catchUp();
    await app.save();
    expect(await names()).toEqual(['here']);
  });

  it('is not asked by whoever has heard of more than this process', async () => {
    await catchUp();
    expect(await names({ 'Content-Version': String(present()) })).toEqual(['there']);
    expect(await names({ 'Content-Version': String(present() + 1) })).toEqual(['here']);
  });

  it('is not asked by whoever is signed in, nor for what is not everybody’s', async () => {
    const { token } = await app.signedIn();
    await catchUp();
    expect(await names({ Authorization: `Bearer ${token}` })).toEqual(['here']);
    expect(await names({}, `{ viewer { id } ${LIST.slice(1)}`)).toEqual(['here']);
    expect(await names()).toEqual(['there']);
  });

  it('rests where no answers are kept', async () => {
    await catchUp();
    const [other, stop] = await open({ answerCache: false });
    for (let times = 0; times < 2; times++) expect(await names({}, LIST, other)).toEqual(['here']);
    other.closeAllConnections();
    other.close();
    await stop();
  });

  it('is not asked within a transaction', async () => {
    await catchUp();
    const { em } = app.ctx();
    const ctx = { database: { ...app.deps.database, replicas }, replicaReads: { ...EVERYBODYS, version: present() } };
    const ask = async () => (await readLines(ctx, 'select current_database() as item', []))[0]!.item;
    expect(await ask()).toBe(copyName);
    expect(await em.transactional(ask)).not.toBe(copyName);
  });

  it('that is gone is passed at once, and asked again when it is back', async () => {
    await catchUp();
    const allow = (isAllowed: boolean) =>
      app.em.execute(`update pg_database set datallowconn = ${isAllowed} where datname = '${copyName}'`);
    await allow(false);
    await app.em.execute(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'parda-replica' and datname = '${copyName}'`);
    expect(await names()).toEqual(['here']);
    await shows(0, false);
    expect(await names()).toEqual(['here']);
    await allow(true);
    await shows(present());
    expect(await names()).toEqual(['there']);
  });

  it('that cannot answer a question leaves it to the database, and is asked the next one', async () => {
    await catchUp();
    await copy.em.fork().execute('alter table product rename to product_elsewhere');
    expect(await names()).toEqual(['here']);
    await copy.em.fork().execute('alter table product_elsewhere rename to product');
    expect(await isAsked(present())).toBe(true);
    expect(await names()).toEqual(['there']);
  });
});
