// @module-tag database
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { expect, it } from 'vitest';
import { readTablePage } from '../core/table/table.js';
import { pageOf } from '../testing/askedFields.js';
import { APART, useTestApp } from '../testing/testApp.js';
import { isTotal } from '../testing/totals.js';
import { readBoard } from './admin/board.service.js';
import { findCustomers } from './admin/customer.service.js';
import { repairTable } from './admin/table.js';
import { RepairScope } from './inputs.js';
import { listPublicRepairs, listRepairs, listWholeRepairs } from './list.service.js';
import { bookRepair } from './service.js';

const app = useTestApp(APART);
const REPAIRS = 20_000;

/** Records as different as a shop's are, made by the database itself; one in a thousand is the owner's, one in 500 deleted. */
async function fill(em: EntityManager, ownerId: string): Promise<void> {
  await em.execute(
    `insert into repair (id, owner_id, user_name, contact_number, contact_number_key, tv_type, brand, model,
      issue_description, issue_image_urls, preferred_pickup_time, pickup_address, delivery_option, is_public, status,
      submission_date, last_update_date, public_name, promised_date, notification_pending_since, deleted_at)
    select upper(lpad(to_hex(n), 12, '0')), case when n % 1000 = 0 then ?::uuid end, 'Customer ' || n,
      '98' || 10000000 + n, '97798' || 10000000 + n, 'LED',
      (array['Samsung', 'LG', 'Sony', 'TCL', 'CG', 'Himstar', 'Skyworth', 'Xiaomi'])[1 + abs(hashint4(n)) % 8], 'Model ' || n, 'No picture',
      '[]', now(), 'Kathmandu', 'pickup', n % 10 < 7,
      (enum_range(null::repair_status))[1 + abs(hashint4(n + 1)) % 10], timestamptz '2020-01-01' + n * interval '1 hour',
      timestamptz '2020-01-01' + n * interval '2 hours', 'Customer ' || chr(65 + n % 26) || n,
      case when n % 3 = 0 then timestamptz '2020-01-08' + n * interval '1 hour' end, case when n % 400 = 3 then now() end,
      case when n % 500 = 1 then now() end
    from generate_series(1, ${REPAIRS}) as n`,
    [ownerId],
  );
  await em.execute('vacuum analyze repair');
}

/** One for the page, one for REST's count; an owner's list is counted in two parts; a table reads the rows by their ids. */
const statementsOf = (list: string) => (/^(REST for an owner|table|customers)/.test(list) ? 3 : 2);

const isPage = (sql: string) => sql.includes('from "repair" as') && !isTotal(sql);

/** Runs `work` and tells how the database answered its statements on repairs: the plan of each, as text. */
async function plansOf(em: EntityManager, work: () => Promise<unknown>): Promise<string[]> {
  const statements = await app.statementsOf(work);
  const plans = [];
  for (const { sql, params } of statements.filter((statement) => isPage(statement.sql))) {
    const rows = await em.execute<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, [...params]);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}

const sorts = ['CUSTOMER', 'STATUS', 'SUBMISSION_DATE', 'LAST_UPDATE_DATE'].flatMap((field) => [
  { field, direction: 'ASC' },
  { field, direction: 'DESC' },
]);
/** The table of the admin: what can be asked of it, and how far it is paged. */
const filters = [
  {},
  { page: 9999 },
  { status: ['DIAGNOSED', 'REPAIRED'] },
  { from: '2021-01-01T00:00:00Z', to: '2021-02-01T00:00:00Z' },
  { search: 'model 19', page: 3 },
  { search: '+977 98-10001234' },
  { notificationPending: true },
  { deleted: true },
];
const searches = [
  {},
  { status: 'DIAGNOSED' },
  { search: 'samsung' },
  { search: 'model 19' },
  { search: 'customer q', status: 'DIAGNOSED' },
  { search: '0000-0000-0ABC' },
  { search: '+977 98-10001234' },
  { search: 'nothing like it' },
];

it(`with ${REPAIRS} repairs every list is answered from an index, whatever the search and the sort`, async () => {
  const { em } = app;
  const [owner, admin] = [await app.signedIn(), await app.admin()];
  await fill(em, owner.user.id);
  const as = ({ ctx }: typeof owner) => app.ctx({ actor: ctx.actor });
  const pages = sorts.flatMap((sort) => searches.map((search) => ({ ...search, sort, first: 10 })));
  const lists: Record<string, () => Promise<unknown>> = {
    'REST for a visitor': () => listRepairs(app.ctx(), { limit: 1000, offset: 0 }),
    'REST for an owner': () => listRepairs(as(owner), { limit: 100, offset: 20 }),
    'REST for an admin': () => listRepairs(as(admin), { limit: 100, offset: 20 }),
  };
  for (const sort of Object.keys(repairTable.sorts)) {
    for (const filter of filters) {
      const args = { ...filter, sort, direction: 'DESC', page: filter.page ?? 1, pageSize: 100 };
      lists[`table ${JSON.stringify(args)}`] = () => readTablePage(as(admin), repairTable, args);
    }
  }
  for (const search of [null, 'samsung', 'model 19']) {
    lists[`board ${search}`] = () => readBoard(as(admin), { search });
  }
  for (const search of ['981', '+977 98-10001234', '44 20', 'customer 123', 'nobody']) {
    lists[`customers ${search}`] = () => findCustomers(as(admin), search);
  }
  for (const page of pages) {
    const what = JSON.stringify(page);
    lists[`public ${what}`] = () => listPublicRepairs(app.ctx(), page, pageOf('userName', 'brand', 'model', 'status'));
    lists[`mine ${what}`] = () => listWholeRepairs(as(owner), RepairScope.MINE, page);
    lists[`all ${what}`] = () => listWholeRepairs(as(admin), RepairScope.ALL, page);
  }
  const slow = [];
  for (const [name, list] of Object.entries(lists)) {
    const plans = await plansOf(em, list);
    if (plans.length > statementsOf(name)) slow.push([name, plans.length]);
    slow.push(
      ...plans
        // the few accounts that come along may be walked
        .filter((plan) => !/Index (Only )?Scan/.test(plan) || plan.includes('Seq Scan on repair'))
        .map((plan) => [name, plan]),
    );
  }
  expect(slow).toEqual([]);
}, 300_000);

it('a booking costs one transaction of at most six round trips', async () => {
  const ctx = app.ctx({ idempotencyKey: randomUUID() });
  const statements = await app.statementsOf(() =>
    bookRepair(ctx, {
      userName: 'Sita Sharma',
      contactNumber: '9841234567',
      brand: 'Samsung',
      issueDescription: 'No picture',
      pickupAddress: 'Baneshwor',
      preferredPickupTime: '2026-06-16T09:00:00Z',
    }),
  );
  expect(statements.length).toBeLessThanOrEqual(6);
});
