// @module-tag database
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../core/config/config.js';
import type { Ctx } from '../core/context.js';
import { newUuid } from '../core/entities/ids.js';
import type { JobQueue } from '../infra/jobs/queue.js';
import { Live } from '../infra/live/live.js';
import { Replicas } from '../infra/replicas/replicas.js';
import { openStore } from '../infra/storage/object.store.js';
import { MailState } from '../mail/enums.js';
import { buildMail } from '../mail/factory.js';
import { MediaFile, MediaKind } from '../media/entity.js';
import { addressOf, openTestDatabase, postgresUrl, silentLog } from '../testing/database.js';
import { eventually } from '../testing/eventually.js';
import { S3Service } from '../testing/s3.js';
import { SmtpSink } from '../testing/smtpServer.js';
import { useTestApp } from '../testing/testApp.js';
import { makeBackup } from './archive/backups.js';
import { newManifest, writeManifest } from './archive/manifest.js';
import { isLow } from './disk.js';
import { HealthProblem } from './enums.js';
import { systemHealth } from './service.js';
import type { SystemHealth } from './views.js';

const app = useTestApp();

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const hoursAgo = (hours: number) => new Date(app.now.getTime() - hours * HOUR_MS);

const folders: string[] = [];
/** A new folder, gone at the end. */
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'parda-system-'));
  folders.push(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const mailServer = new SmtpSink();
let sound: Partial<Config>;
beforeAll(() => mailServer.start());
afterAll(() => mailServer.stop());
beforeEach(() => {
  sound = { smtpUrl: mailServer.url, backups: backupsIn(newFolder()) };
});

const backupsIn = (folder: string) => ({ folder, hour: 3, keep: 14 });

/** A folder that looks like a whole backup, without rows or files. */
async function leaveBackup(day: string, madeAt: Date): Promise<void> {
  const place = path.join(sound.backups!.folder, day);
  mkdirSync(path.join(place, 'rows'), { recursive: true });
  const files = { count: 0, sha256: '0'.repeat(64), bytes: 1000 };
  const content = { madeAt: madeAt.toISOString(), migrations: [], tables: [], sequences: [], jobs: [], files };
  await writeManifest(place, newManifest(content));
}

/** What an admin is told, by a process with other settings. */
async function health(settings: Partial<Config> = {}, others: Partial<Ctx> = {}): Promise<SystemHealth> {
  const { ctx } = await app.admin();
  const config = { ...app.deps.config, ...sound, ...settings };
  return systemHealth({ ...ctx, log: ctx.log, config, ...others });
}

/** What is wrong, by part. */
const problemsOf = ({ database, queue, mail, storage, backup, live }: SystemHealth) =>
  Object.fromEntries(
    Object.entries({ database, queue, mail, storage, backup, live }).flatMap(([part, { problems }]) =>
      problems.length > 0 ? [[part, problems]] : [],
    ),
  );

/** Asks as another entity manager does, but for one kind of statement, whose answer is given. */
function answering(em: Ctx['em'], statement: string, row: Record<string, unknown>): Ctx['em'] {
  const execute = (asked: string, ...others: []) =>
    asked.includes(statement) ? Promise.resolve([row]) : em.execute(asked, ...others);
  return Object.assign(Object.create(em) as Ctx['em'], { execute });
}

const fileOf = (bytes: number) =>
  Object.assign(new MediaFile(), { id: newUuid(), kind: MediaKind.IMAGE, name: 'a.webp', bytes, createdAt: app.now });

/** A port on which nobody listens. */
async function deafPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('all is well where each part does its work', async () => {
  await leaveBackup('2026-06-15', hoursAgo(5));
  await app.save<object>(
    fileOf(1_500_000_000),
    fileOf(1_500_000_000),
    buildMail({ state: MailState.SENT, endedAt: hoursAgo(2) }),
    buildMail({ state: MailState.SENT, endedAt: hoursAgo(3) }),
  );
  const found = await health();
  expect(problemsOf(found)).toEqual({});
  expect(found).toMatchObject({
    state: 'OK',
    checkedAt: app.now,
    database: {
      kind: postgresUrl ? 'POSTGRESQL' : 'EMBEDDED',
      version: expect.stringMatching(/^1\d+(\.\d+)?$/),
      pendingMigrations: 0,
      replicas: [],
    },
    mail: { route: 'SMTP', waiting: 0, failed: 0, unknown: 0, lastSentAt: hoursAgo(2) },
    storage: { kind: 'FOLDER', files: 2, bytes: 3_000_000_000 },
    backup: { isConfigured: true, lastMadeAt: hoursAgo(5), lastBytes: 1000 },
  });
  expect(typeof found.database.connections).toBe(postgresUrl ? 'number' : 'object');
  expect(found.database.answerMs).toBeGreaterThan(0);
  expect(found.database.sizeBytes).toBeGreaterThan(1_000_000);
  expect(found.database.appliedMigrations).toBeGreaterThan(10);
  expect(found.database.processes).toBe(1);
  expect(found.queue.jobs.map(({ name }) => name)).toContain('send-mails');
});

it('tells no address, path or secret of the settings', async () => {
  const secret = 'keep-this-to-yourself';
  const port = await deafPort();
  const s3 = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: secret,
    accessKeyId: secret,
    secretAccessKey: secret,
  };
  const settings = { smtpUrl: `smtp://${secret}:${secret}@127.0.0.1:${port}`, s3 };
  const store = await openStore({ ...app.deps.config, s3 });
  const received = JSON.stringify(await health(settings, { store }));
  expect(received).not.toMatch(new RegExp(`${secret}|127\\.0\\.0\\.1|${tmpdir()}`));
});

it('what listens and says nothing is not waited for', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const s3 = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'x',
    bucket: 'abc',
    accessKeyId: 'x',
    secretAccessKey: 'x',
  };
  const store = await openStore({ ...app.deps.config, s3 });
  const { mail, storage } = await health({ smtpUrl: `smtp://127.0.0.1:${port}`, s3 }, { store });
  expect([mail.problems, storage.problems]).toEqual([['TIMED_OUT'], ['TIMED_OUT']]);
  expect(mail.waiting).toBe(0);
  store.close();
  silent.close();
});

describe('mail', () => {
  const mail = async (settings: Partial<Config> = {}) => (await health(settings)).mail;

  it('has failed where nobody listens', async () => {
    const found = await mail({ smtpUrl: `smtp://127.0.0.1:${await deafPort()}` });
    expect(found).toMatchObject({ state: 'FAILED', problems: ['UNREACHABLE'], waiting: 0 });
  });

  it('has failed where the server wants another name or password', async () => {
    const strict = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(new Error('No.')),
    });
    await new Promise<void>((resolve) => void strict.listen(0, '127.0.0.1', resolve));
    const { port } = strict.server.address() as AddressInfo;
    expect(await mail({ smtpUrl: `smtp://shop:wrong@127.0.0.1:${port}` })).toMatchObject({
      state: 'FAILED',
      problems: ['REFUSED'],
    });
    await new Promise<void>((resolve) => strict.close(resolve));
  });

  it('that is only written into a folder is to be looked at', async () => {
    expect(await mail({ smtpUrl: undefined })).toMatchObject({
      state: 'WARNING',
      route: 'OUTBOX',
      problems: ['MAIL_NOT_SENT'],
    });
  });

  it('that did not arrive in the last days is to be looked at, that of campaigns aside', async () => {
    const [before, lately] = [hoursAgo(8 * 24), hoursAgo(6 * 24)];
    await app.save(
      buildMail({ state: MailState.FAILED, endedAt: before }),
      buildMail({ state: MailState.FAILED, endedAt: lately, batchId: newUuid() }),
    );
    expect(await mail()).toMatchObject({ state: 'OK', failed: 0, unknown: 0 });
    await app.save(
      buildMail({ state: MailState.FAILED, endedAt: lately }),
      buildMail({ state: MailState.FAILED, endedAt: lately }),
      buildMail({ state: MailState.UNKNOWN, endedAt: lately }),
    );
    expect(await mail()).toMatchObject({ state: 'WARNING', problems: ['MAIL_STRANDED'], failed: 2, unknown: 1 });
  });

  it('that somebody waits for may not lie there for long', async () => {
    const due = (minutes: number, isUrgent = true) => buildMail({ dueAt: hoursAgo(minutes / 60), isUrgent });
    await app.save(due(9), due(60, false), due(-60));
    expect(await mail()).toMatchObject({ state: 'OK', waiting: 3 });
    await app.save(due(11));
    expect(await mail()).toMatchObject({ state: 'WARNING', problems: ['MAIL_WAITS'], waiting: 4 });
  });
});

describe('storage', () => {
  it('has failed where the folder cannot be written to', async () => {
    // not even the superuser makes a folder where a file lies
    const mediaDir = path.join(newFolder(), 'media');
    writeFileSync(mediaDir, '');
    const store = await openStore({ s3: null, mediaDir });
    expect((await health({ mediaDir }, { store })).storage).toMatchObject({
      state: 'FAILED',
      problems: ['NOT_WRITABLE'],
      files: 0,
    });
  });

  it('leaves nothing of its trial', async () => {
    await health();
    const keys = [];
    for await (const key of app.deps.store.keys()) keys.push(key);
    expect(keys).toEqual([]);
  });

  it('has failed where the bucket is gone, or the whole service', async () => {
    const service = new S3Service();
    await service.start();
    const s3 = service.settings;
    const stores = await Promise.all(
      [s3, { ...s3, bucket: 'nobody-made-it' }].map((each) => openStore({ ...app.deps.config, s3: each })),
    );
    const found = async (store: number) => (await health({ s3 }, { store: stores[store]! })).storage;
    expect(await found(0)).toMatchObject({ state: 'OK', kind: 'BUCKET', disk: null });
    expect(await found(1)).toMatchObject({ state: 'FAILED', problems: ['MISSING'] });
    await service.stop();
    expect(await found(0)).toMatchObject({ state: 'FAILED', problems: ['UNREACHABLE'], files: 0 });
    stores.forEach((store) => store.close());
  });
});

describe('the backup', () => {
  const backup = async (settings: Partial<Config> = {}) => (await health(settings)).backup;

  it('is to be looked at where none is set up, or none was made yet', async () => {
    expect(await backup({ backups: null })).toMatchObject({ state: 'WARNING', problems: ['BACKUP_OFF'] });
    expect(await backup()).toMatchObject({ state: 'WARNING', problems: ['BACKUP_NONE'], lastMadeAt: null });
    expect(await backup({ backups: backupsIn(path.join(newFolder(), 'not', 'made')) })).toMatchObject({
      problems: ['BACKUP_NONE'],
    });
  });

  it('is overdue after 30 hours, and one that is not whole does not count', async () => {
    await leaveBackup('2026-06-13', hoursAgo(50));
    await leaveBackup('2026-06-14', hoursAgo(29));
    expect(await backup()).toMatchObject({ state: 'OK', lastMadeAt: hoursAgo(29) });
    app.now = new Date(app.now.getTime() + 2 * HOUR_MS);
    mkdirSync(path.join(sound.backups!.folder, '2026-06-15'));
    expect(await backup()).toMatchObject({ state: 'WARNING', problems: ['BACKUP_OVERDUE'], lastMadeAt: hoursAgo(31) });
  });

  it('is known with its size once it was made', async () => {
    const shop = { database: app.deps.database, store: app.deps.store, jobs: app.deps.jobs as JobQueue };
    await app.deps.store.put('raw/ab/kept.pdf', Buffer.alloc(5000, 'x'));
    await makeBackup('2026-06-15', { shop, log: silentLog, folder: sound.backups!.folder, keep: 14 });
    const { lastBytes, lastMadeAt } = await backup();
    expect(lastMadeAt).toBeInstanceOf(Date);
    expect(lastBytes).toBeGreaterThan(5500);
  });

  it('has failed where its folder cannot be read', async () => {
    const folder = path.join(newFolder(), 'backups');
    writeFileSync(folder, '');
    expect(await backup({ backups: backupsIn(folder) })).toMatchObject({ state: 'FAILED', problems: ['NOT_WRITABLE'] });
  });
});

describe('background work', () => {
  const change = (set: string) => app.em.execute(`update pgboss.job set ${set}`);

  it('is to be looked at where it waits for long, or was given up', async () => {
    await app.deps.jobs.enqueue(app.ctx(), { name: 'send-mails' } as never, {}, 600);
    const queue = async () => (await health()).queue;
    const mails = ({ jobs }: SystemHealth['queue']) => jobs.find(({ name }) => name === 'send-mails');
    const planned = await queue();
    expect(planned).toMatchObject({ state: 'OK', waitingSince: null });
    expect(mails(planned)).toMatchObject({ waiting: 0, planned: 1, running: 0, failed: 0 });

    await change(`start_after = now() - interval '4 minutes'`);
    expect(await queue()).toMatchObject({ state: 'OK', waitingSince: expect.any(Date) });
    await change(`start_after = now() - interval '6 minutes'`);
    const waiting = await queue();
    expect(waiting).toMatchObject({ state: 'WARNING', problems: ['WORK_WAITS'] });
    expect(mails(waiting)).toMatchObject({ waiting: 1, planned: 0 });

    await change(`state = 'active'`);
    expect(mails(await queue())).toMatchObject({ waiting: 0, running: 1 });
    await change(`state = 'failed'`);
    const failed = await queue();
    expect(failed).toMatchObject({ state: 'WARNING', problems: ['WORK_FAILED'], waitingSince: null });
    expect(mails(failed)).toMatchObject({ running: 0, failed: 1 });
  });
});

describe('the database', () => {
  it('on PostgreSQL is to be looked at where few connections are left, or its clock is another', async () => {
    const database = { ...app.deps.database, kind: 'postgres' as const };
    const facts = { version: '17.1', bytes: 1, open: 90, most: 100, processes: 1 };
    const cases: [string, Record<string, unknown>, HealthProblem[]][] = [
      ['max_connections', facts, []],
      ['max_connections', { ...facts, open: 91 }, [HealthProblem.CONNECTIONS_LOW]],
      ['clock_timestamp', { time: Date.now() + 4 * SECOND_MS }, []],
      ['clock_timestamp', { time: Date.now() + 10 * SECOND_MS }, [HealthProblem.CLOCK_WRONG]],
      ['clock_timestamp', { time: Date.now() - 10 * SECOND_MS }, [HealthProblem.CLOCK_WRONG]],
    ];
    for (const [statement, row, problems] of cases) {
      const em = answering(app.em, statement, row);
      expect([row, problemsOf(await health({}, { database, em })).database ?? []]).toEqual([row, problems]);
    }
  });

  it('lacks a migration that it has not had', async () => {
    const [last] = await app.em.execute<[{ name: string }]>('select name from migration order by id desc limit 1');
    await app.em.execute('delete from migration where name = ?', [last.name]);
    const { database } = await health();
    await app.em.execute('insert into migration (name) values (?)', [last.name]);
    expect(database).toMatchObject({ state: 'FAILED', problems: ['NOT_MIGRATED'], pendingMigrations: 1 });
  });

  it('that has lost a table keeps no other part from being told', async () => {
    await app.em.execute('alter table media_file rename to media_elsewhere');
    const found = await health();
    await app.em.execute('alter table media_elsewhere rename to media_file');
    expect(found.storage).toMatchObject({ state: 'FAILED', problems: ['FAULTY'], files: null });
    expect(found.database.state).toBe('OK');
  });
});

describe.runIf(postgresUrl)('on PostgreSQL', () => {
  it('replicas are numbered, and one that is gone is told of without its address', async () => {
    const gone = new URL(postgresUrl!);
    gone.port = String(await deafPort());
    gone.password = 'keep-this-to-yourself';
    const replicas = new Replicas([addressOf('postgres'), gone.href], silentLog);
    const { database } = await health({}, { database: { ...app.deps.database, replicas } });
    expect(database).toMatchObject({ state: 'WARNING', problems: ['REPLICA_AWAY'] });
    expect(database.replicas).toEqual([
      // a database that follows nobody
      { number: 1, state: 'OK', problems: [], secondsBehind: null },
      { number: 2, state: 'FAILED', problems: ['UNREACHABLE'], secondsBehind: null },
    ]);
    await replicas.close();
  });

  it('live updates have failed while there is no line', async () => {
    const elsewhere = await openTestDatabase();
    const live = new Live(elsewhere, silentLog);
    await new Promise<void>((resolve) => live.onLine(() => resolve()));
    expect((await health({}, { live })).live).toEqual({ state: 'OK', problems: [] });
    await elsewhere.close();
    await eventually(() => expect(live.isLost).toBe(true));
    expect((await health({}, { live })).live).toEqual({ state: 'FAILED', problems: ['LINE_DOWN'] });
    await live.stop();
  });
});

it.each([
  [{ freeBytes: 0.9, totalBytes: 4 }, true],
  [{ freeBytes: 1.1, totalBytes: 4 }, false],
  [{ freeBytes: 9, totalBytes: 100 }, true],
  [{ freeBytes: 11, totalBytes: 100 }, false],
  [{ freeBytes: 25, totalBytes: 1000 }, false],
])('a disk with %o GB: that it is low is %s', ({ freeBytes, totalBytes }, low) => {
  const GB = 1024 ** 3;
  expect(isLow({ freeBytes: freeBytes * GB, totalBytes: totalBytes * GB })).toBe(low);
});
