// @module-tag database
import type { EntityManager } from '@mikro-orm/postgresql';
import { expect, it } from 'vitest';
import { readTablePage } from '../core/table/table.js';
import { FULL } from '../testing/full.js';
import { APART, useTestApp } from '../testing/testApp.js';
import { isTotal } from '../testing/totals.js';
import { findSetBySerial, readSet } from './service.js';
import { repairsOf, suggestSets } from './history/history.service.js';
import { pageSheetsOfRepair } from './sheets/list.service.js';
import { setTable } from './table.js';

/** Many sets with their history: none of what the counter waits for looks through a table. */

const app = useTestApp(APART);
const SETS = FULL ? 50_000 : 20_000;
const REPAIR = 'AAAA00000007';

/** Every fourth set was brought twice, each repair has its intake sheet, and one set in ten is merged. */
async function fill(em: EntityManager): Promise<void> {
  await em.execute(`
    insert into tv_set (id, brand, model, tv_type, size_inches, serial, serial_key, notes, created_at)
    select md5(n::text)::uuid, (array['Samsung', 'LG', 'Sony', 'TCL', 'CG'])[1 + n % 5], 'Model ' || n, 'LED', 32 + n % 40,
      'SN-' || n, 'SN' || n, '', timestamptz '2020-01-01' + n * interval '1 hour'
    from generate_series(1, ${SETS}) as n`);
  await em.execute(`update tv_set set merged_into_id = md5('1')::uuid where size_inches = 35 and serial <> 'SN-1'`);
  await em.execute(`
    insert into repair (id, set_id, user_name, contact_number, contact_number_key, tv_type, brand, model, issue_description,
      issue_image_urls, preferred_pickup_time, pickup_address, delivery_option, is_public, status, submission_date,
      last_update_date, public_name)
    select 'AAAA' || lpad(n::text, 8, '0'), md5(greatest(1, n % ${SETS})::text)::uuid, 'Customer', '98' || 10000000 + n, '97798' || 10000000 + n % 20000,
      'LED', 'Samsung', 'Model', 'No picture', '[]', now(), 'Kathmandu', 'pickup', false, 'REQUESTED',
      timestamptz '2020-01-01' + n * interval '1 hour', now(), 'Customer'
    from generate_series(1, ${SETS * 1.25}) as n`);
  await em.execute(`
    insert into set_sheet (id, kind, repair_id, rows, accessories, photo_urls, created_at)
    select gen_random_uuid(), 'INTAKE', id, '[]', '[]', '[]', submission_date from repair`);
  for (const table of ['tv_set', 'repair', 'set_sheet']) await em.execute(`vacuum analyze ${table}`);
}

/** Sequential scans of the large tables, for each statement that `work` asks. */
async function scansOf(em: EntityManager, work: () => Promise<unknown>): Promise<string[]> {
  const statements = await app.statementsOf(work);
  const reads = statements.filter(
    ({ sql }) => sql.startsWith('select') && /"(tv_set|repair|set_sheet)"/.test(sql) && !isTotal(sql),
  );
  expect(reads.length).toBeGreaterThan(0);
  const plans = [];
  for (const { sql, params } of reads) {
    const rows = await em.execute<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, [...params]);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans.filter((plan) => /Seq Scan on (tv_set|repair|set_sheet)\b/.test(plan));
}

it('finds sets, their history and their sheets by indexes', async () => {
  const em = app.em;
  await fill(em);
  const { ctx } = await app.admin();
  const id = (await findSetBySerial(ctx, 'sn 7'))!.id;
  const asked: Record<string, () => Promise<unknown>> = {
    'by serial': () => findSetBySerial(ctx, 'sn 4711'),
    'by the serial of a merged one': () => findSetBySerial(ctx, 'sn-3'),
    'by a serial that nobody has': () => findSetBySerial(ctx, 'nothing'),
    'by id': () => readSet(ctx, id),
    'its repairs': () => repairsOf(ctx, id),
    'what a customer brought before': () => suggestSets(ctx, REPAIR),
    'the sheets of a repair': () => pageSheetsOfRepair(ctx, REPAIR, { limit: 10, offset: 0 }),
    'the newest': () => readTablePage(ctx, setTable, {}),
    'by brand': () => readTablePage(ctx, setTable, { sort: 'BRAND', page: 3 }),
    'of a word': () => readTablePage(ctx, setTable, { search: 'sn4711' }),
    'of a brand': () => readTablePage(ctx, setTable, { search: 'samsung', page: 2 }),
    'of a kind': () => readTablePage(ctx, setTable, { tvType: 'LED' }),
  };
  const scans: Record<string, string[]> = {};
  for (const [what, work] of Object.entries(asked)) {
    // what is known already is not asked for
    ctx.em.clear();
    scans[what] = await scansOf(em, work);
  }
  expect(scans).toEqual(Object.fromEntries(Object.keys(asked).map((what) => [what, []])));
}, 300_000);
