// @module-tag database
import { describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../infra/database/database.js';
import { Live } from '../../infra/live/live.js';
import { model } from '../../rooms.js';
import { addressOf, openTestDatabase, postgresUrl, silentLog } from '../../testing/database.js';
import { eventually } from '../../testing/eventually.js';
import { useTestApp } from '../../testing/testApp.js';
import { DomainEvent } from '../domainEvent.js';
import { emit, transaction } from '../events.js';
import { KnownVersion } from './knownVersion.js';
import { bumpContentVersion, readContentVersion } from './contentVersion.js';

const app = useTestApp();

const isKnown = () => eventually(async () => expect(app.deps.contentVersion.known()).not.toBeNull());

class Shown extends DomainEvent {
  override readonly changesContent = true;
}

describe('what a process knows of the content version', () => {
  it('is what it has committed itself, as soon as that is committed and no sooner', async () => {
    await isKnown();
    const { contentVersion } = app.deps;
    const before = await readContentVersion(app.em);
    const ctx = app.ctx();
    let during: number | null = null;
    await transaction(ctx, async () => {
      emit(ctx, new Shown('x'));
      during = contentVersion.known();
    });
    expect([during, contentVersion.known()]).toEqual([before, before + 1]);
  });

  it('stays where it was when a change is taken back', async () => {
    await isKnown();
    const before = app.deps.contentVersion.known();
    const ctx = app.ctx();
    const change = transaction(ctx, async () => {
      emit(ctx, new Shown('x'));
      await ctx.em.flush();
      throw new Error('no');
    });
    await expect(change).rejects.toThrow('no');
    expect(app.deps.contentVersion.known()).toBe(before);
  });

  it('never goes back', () => {
    const known = new KnownVersion();
    known.learn(7);
    known.learn(5);
    expect(known.latest).toBe(7);
  });

  it('is nothing before it was told, and after it was stopped', async () => {
    const [known, live] = [new KnownVersion(), new Live(app.deps.database, silentLog)];
    known.learn(1);
    expect(known.known()).toBeNull();
    await known.follow(app.deps.database, live);
    await expect.poll(() => known.known()).toBe(await readContentVersion(app.em));
    known.stop();
    expect(known.known()).toBeNull();
    await live.stop();
  });
});

describe.runIf(postgresUrl)('on PostgreSQL', () => {
  /** A database with two processes; the second one is watched. */
  async function withTwo(work: (two: { first: Database; known: KnownVersion }) => Promise<void>): Promise<void> {
    const first = await openTestDatabase();
    const [{ name }] = (await first.em.fork().execute('select current_database() as name')) as [{ name: string }];
    const second = await openDatabase({ url: addressOf(name) }, model, silentLog);
    const [live, known] = [new Live(second, silentLog), new KnownVersion()];
    await known.follow(second, live);
    await expect.poll(() => known.known()).not.toBeNull();
    await work({ first, known });
    known.stop();
    await live.stop();
    await second.close();
    await first.close();
  }

  it('follows what another process writes', () =>
    withTwo(async ({ first, known }) => {
      const version = await bumpContentVersion(first.em.fork());
      await expect.poll(() => known.known()).toBe(version);
    }));

  it('is nothing while the line is down, and right again afterwards', () =>
    withTwo(async ({ first, known }) => {
      const forbid = (allowed: boolean) =>
        first.em.fork().execute(`update pg_database set datallowconn = ${allowed} where datname = current_database()`);
      await forbid(false);
      await first.em.fork().execute(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'parda-live' and datname = current_database()`);
      await expect.poll(() => known.known()).toBeNull();
      const version = await bumpContentVersion(first.em.fork());
      await forbid(true);
      await expect.poll(() => known.known(), { timeout: 20_000 }).toBe(version);
    }));

  it('is nothing any more in a process whose database was put back', () =>
    withTwo(async ({ first, known }) => {
      await first.em.fork().execute('update content_version set value = 0');
      await expect.poll(() => known.known()).toBeNull();
    }));
});
