// @module-tag database
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runAs } from '../../core/currentWork.js';
import { buildProduct } from '../../products/factory.js';
import { openTestDatabase, postgresUrl, silentLog } from '../../testing/database.js';
import { useLogLines } from '../../testing/logLines.js';
import { photo } from '../../testing/mediaFiles.js';
import { TestApp } from '../../testing/testApp.js';
import { upload } from '../../testing/uploading.js';
import { inOneLine, statementListener } from './statements.js';
import { NO_TELEMETRY, type StatementRun } from './telemetry.js';

const lines = useLogLines();

interface SlowLine {
  level: number;
  msg: string;
  statement: string;
  ms: number;
  database: string;
  requestId?: string;
  job?: string;
}

const slow = () =>
  lines.map((line) => JSON.parse(line) as SlowLine).filter(({ msg }) => msg === 'a statement was slow');

const run = (overrides: Partial<StatementRun> = {}): StatementRun => ({
  text: 'select 1',
  ms: 500,
  hasFailed: false,
  database: 'primary',
  ...overrides,
});

describe('a statement', () => {
  const tell = statementListener(silentLog, 500, NO_TELEMETRY);

  it('that took too long leaves one line, with what it ran for', () => {
    runAs({ requestId: 'a-request' }, () => tell(run({ text: 'select *\n   from "repair"\n  where id = ?' })));
    expect(slow()).toEqual([
      expect.objectContaining({
        level: 40,
        ms: 500,
        database: 'primary',
        requestId: 'a-request',
        statement: 'select * from "repair" where id = ?',
      }),
    ]);
  });

  it('that did not, leaves none', () => {
    tell(run({ ms: 499.9 }));
    expect(slow()).toEqual([]);
  });

  it('leaves none where nobody asks for it', () => {
    statementListener(silentLog, null, NO_TELEMETRY)(run({ ms: 1e6 }));
    expect(slow()).toEqual([]);
  });

  it('is cut where it is endless', () => {
    expect(inOneLine(`select ${'?, '.repeat(10_000)}`)).toHaveLength(2_000);
  });
});

describe('in the shop', () => {
  const app = new TestApp();
  beforeAll(async () => app.start(await openTestDatabase(statementListener(silentLog, 0, NO_TELEMETRY))));
  beforeEach(async () => {
    await app.reset();
    lines.length = 0;
  });
  afterAll(() => app.stop());

  const book = () =>
    app.viaRest('POST', '/api/content/repair-request', {
      userName: 'Sita Sharma',
      contactNumber: '9841234567',
      brand: 'Samsung',
      issueDescription: 'It hums like a bee',
      pickupAddress: 'Baneshwor',
      preferredPickupTime: '2026-06-16T09:00:00.000Z',
    });

  const database = postgresUrl ? 'primary' : 'embedded';

  it('each statement is told of once, with its text and none of its values', async () => {
    const slept = postgresUrl ? 'select pg_sleep(?)' : 'select count(*) from generate_series(1, ?::int)';
    await app.em.execute(slept, [postgresUrl ? 0.0123 : 400_123]);
    expect(slow()).toEqual([expect.objectContaining({ statement: slept, database })]);
    expect(slow()[0]!.ms).toBeGreaterThan(0);
    expect(JSON.stringify(slow())).not.toMatch(/0\.0123|400_?123/);
  });

  it('one that failed, too', async () => {
    await expect(app.em.execute('select ?::int / 0', [97_531])).rejects.toThrow('division by zero');
    expect(slow()).toEqual([expect.objectContaining({ statement: 'select ?::int / 0' })]);
  });

  it('a request is told by its id, whichever way its statements take', async () => {
    await app.save(buildProduct());
    lines.length = 0;
    const products = await app.viaGraphql('{ products(first: 3) { edges { node { id name } } } }');
    const booked = await book();
    const uploaded = await upload(app, await photo(80, 60));
    expect([products.status, booked.status, uploaded.status]).toEqual([200, 201, 200]);
    const received = (headers: Headers) =>
      slow()
        .filter(({ requestId }) => requestId === headers.get('X-Request-Id'))
        .map(({ statement }) => statement)
        .join('\n');
    expect(received(products.headers)).toContain('"product"');
    expect(received(booked.headers)).toMatch(/rate_limit[^]*insert into "repair"[^]*pgboss/);
    expect(received(uploaded.headers)).toContain('insert into "media_file"');
    for (const typed of ['Sita', '9841234567', 'hums', 'Baneshwor'])
      expect(JSON.stringify(slow())).not.toContain(typed);
  });

  it('a job is told by its name', async () => {
    await book();
    lines.length = 0;
    await app.settle();
    expect(new Set(slow().map(({ job }) => job))).toContain('follow-events');
  });
});
