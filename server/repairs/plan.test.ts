import { describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { useTestApp } from '../testing/testApp.js';
import { bookRepair, listPublicRepairs } from './service.js';

const app = useTestApp();
const REPAIRS = 20_000;

/** 20,000 records as different as a shop's are, made by the database itself. */
async function fill(em: EntityManager): Promise<void> {
  await em.execute(`
    insert into repair (id, user_name, contact_number, contact_number_key, tv_type, brand, model, issue_description,
      issue_image_urls, preferred_pickup_time, pickup_address, delivery_option, is_public, status, submission_date,
      last_update_date, public_name)
    select upper(lpad(to_hex(n), 12, '0')), 'Customer ' || n, '98' || n, '97798' || n, 'LED',
      (array['Samsung', 'LG', 'Sony', 'TCL', 'CG', 'Himstar', 'Skyworth', 'Xiaomi'])[1 + abs(hashint4(n)) % 8], 'Model ' || n, 'No picture',
      '[]', now(), 'Kathmandu', 'pickup', n % 10 < 7,
      (enum_range(null::repair_status))[1 + abs(hashint4(n + 1)) % 10], timestamptz '2020-01-01' + n * interval '1 hour',
      timestamptz '2020-01-01' + n * interval '2 hours', 'Customer ' || chr(65 + n % 26) || n
    from generate_series(1, ${REPAIRS}) as n`);
  await em.execute('vacuum analyze repair');
}

/** Runs `work` and tells how the database answered its statements: the plan of each, as text. */
async function plansOf(em: EntityManager, work: () => Promise<unknown>): Promise<string[]> {
  const plans = [];
  for (const { sql, params } of await app.statementsOf(work)) {
    const rows = await em.execute<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, [...params]);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}

describe(`with ${REPAIRS} repairs`, () => {
  const sorts = ['CUSTOMER', 'STATUS', 'SUBMISSION_DATE', 'LAST_UPDATE_DATE'].flatMap((field) => [
    { field, direction: 'ASC' },
    { field, direction: 'DESC' },
  ]);
  const searches = [{}, { search: 'samsung' }, { search: 'model 19' }, { search: 'customer q', status: 'DIAGNOSED' }];

  it('the records are answered from an index, whatever the search and the sort', async () => {
    const { em } = app;
    await fill(em);
    for (const sort of sorts) {
      for (const search of searches) {
        const plans = await plansOf(em, () => listPublicRepairs(app.ctx(), { ...search, sort, first: 10 }));
        // one statement for the page, one for the count
        expect(plans).toHaveLength(2);
        for (const plan of plans) {
          expect(plan).toMatch(/Index (Only )?Scan/);
          expect(plan).not.toContain('Seq Scan');
        }
      }
    }
  });
});

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
