// @module-tag database
import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect, it } from 'vitest';
import { announce } from '../../core/entities/announce.js';
import { buildRepair } from '../../repairs/factory.js';
import { model } from '../../rooms.js';
import { addressOf, openTestDatabase, postgresUrl, silentLog } from '../../testing/database.js';
import { eventually } from '../../testing/eventually.js';
import { Gate } from '../../testing/gate.js';
import { useTestApp } from '../../testing/testApp.js';
import { openDatabase } from '../database/database.js';
import type { Line } from './line.js';
import { Live } from './live.js';

const app = useTestApp();

/** Counts how often it was time to look. */
function heed(live: Live, ...topics: string[]) {
  const changes = live.changesOf(...topics)[Symbol.asyncIterator]();
  const received = { times: 0, stop: () => changes.return?.() };
  void (async () => {
    while (!(await changes.next()).done) received.times++;
  })();
  return received;
}

/** Waits until all that was announced so far has come through. */
async function settle(live: Live): Promise<void> {
  const mark = heed(live, 'mark');
  // the first look, and one where the line has just been opened
  await eventually(async () => {
    await announce(app.em, 'mark');
    expect(mark.times).toBeGreaterThan(3);
  });
  await mark.stop();
}

describe('live news', () => {
  const withLive = async (work: (live: Live) => Promise<void>) => {
    const live = new Live(app.deps.database, silentLog);
    await work(live);
    await live.stop();
  };

  it('is a first look, and then what is announced of these topics', () =>
    withLive(async (live) => {
      const [both, other] = [heed(live, 'repair:A', 'repair:B'), heed(live, 'repair:C')];
      await settle(live);
      const [bothBefore, otherBefore] = [both.times, other.times];
      expect(bothBefore).toBeGreaterThan(0);
      for (const topic of ['repair:A', 'repair:B']) {
        await announce(app.em, topic);
        await settle(live);
      }
      expect([both.times - bothBefore, other.times - otherBefore]).toEqual([2, 0]);
    }));

  it('is what was committed, however the row was changed', () =>
    withLive(async (live) => {
      const [repair] = await app.save(buildRepair());
      const received = heed(live, `repair:${repair!.id}`);
      await settle(live);
      const before = received.times;
      const change = (em: Pick<EntityManager, 'execute'> = app.em) =>
        em.execute('update repair set brand = ? where id = ?', ['Sony', repair!.id]);
      const undone = app.em.transactional(async (em) => {
        await change(em);
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      await settle(live);
      expect(received.times).toBe(before);
      await change();
      await settle(live);
      expect(received.times).toBe(before + 1);
    }));

  it('waits while somebody still looks, as one piece however often it was announced', () =>
    withLive(async (live) => {
      const changes = live.changesOf('repair:A')[Symbol.asyncIterator]();
      await changes.next();
      for (let times = 0; times < 5; times++) await announce(app.em, 'repair:A');
      await settle(live);
      await changes.next();
      const more = Promise.race([changes.next().then(() => 'more'), settle(live).then(() => 'none')]);
      expect(await more).toBe('none');
      await changes.return?.();
    }));

  it('ends for whoever goes, also in the middle of waiting', () =>
    withLive(async (live) => {
      const changes = live.changesOf('repair:A')[Symbol.asyncIterator]();
      await changes.next();
      await settle(live);
      const waiting = [changes.next(), changes.next()];
      await changes.return?.();
      expect((await waiting[1])!.done).toBe(true);
    }));
});

describe.runIf(postgresUrl)('on PostgreSQL', () => {
  it('comes from other processes, and after the line was lost everybody looks again', async () => {
    const database = await openTestDatabase();
    const [{ name }] = (await database.em.fork().execute('select current_database() as name')) as [{ name: string }];
    const other = await openDatabase({ url: addressOf(name) }, model, silentLog);
    const live = new Live(database, silentLog);
    const received = heed(live, 'repair:A');
    const hears = async (work: () => Promise<unknown>) => {
      const before = received.times;
      await eventually(async () => {
        await work();
        expect(received.times).toBeGreaterThan(before);
      });
    };
    await hears(() => announce(other.em.fork(), 'repair:A'));
    // nothing is announced: the new line itself is the news
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'parda-live' and datname = current_database()`;
    await expect.poll(() => other.em.fork().execute(cut), { timeout: 20_000 }).toHaveLength(1);
    const before = received.times;
    await expect.poll(() => received.times, { timeout: 20_000 }).toBeGreaterThan(before);
    await hears(() => announce(other.em.fork(), 'repair:A'));
    await live.stop();
    await other.close();
    await database.close();
  });

  it('goes on by another line where one says nothing', async () => {
    const target = new URL(postgresUrl!);
    const gate = await Gate.before(target);
    const database = await openDatabase({ url: gate.addressOf(target).href }, model, silentLog);
    const live = new Live(database, silentLog);
    const lines: Line[] = [];
    live.onLine((line) => void lines.push(line));
    await expect.poll(() => lines, { timeout: 20_000 }).toHaveLength(1);
    expect(live.isLost).toBe(false);
    await gate.turn('silent');
    await expect(lines[0]!.execute('select 1')).rejects.toThrow('timeout');
    expect(live.isLost).toBe(true);
    await gate.turn('open');
    await expect.poll(() => lines, { timeout: 20_000 }).toHaveLength(2);
    expect(await lines[1]!.execute('select 1 as one')).toEqual([{ one: 1 }]);
    expect(live.isLost).toBe(false);
    await live.stop();
    await database.close();
    await gate.close();
  });
});
