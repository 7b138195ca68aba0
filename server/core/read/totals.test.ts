// @module-tag database
import { beforeEach, expect, it } from 'vitest';
import { NewsletterSubscription } from '../../newsletter/entity.js';
import { APART, useTestApp } from '../../testing/testApp.js';
import { countForScreen } from './totals.js';

const app = useTestApp(APART);

/** Fills the table, and lets the planner know of it or not. */
async function fill(rows: number, isAnalyzed: boolean): Promise<void> {
  await app.em.execute(
    `insert into newsletter_subscription (id, email, created_at, is_active)
     select gen_random_uuid(), 'reader' || n || '@example.com', now(), n % 100 = 0 from generate_series(1, ${rows}) as n`,
  );
  if (isAnalyzed) await app.em.execute('vacuum analyze newsletter_subscription');
}

// what an earlier test has told the planner
beforeEach(() => app.em.execute('vacuum analyze newsletter_subscription'));

const count = (where: object = {}) => countForScreen(app.ctx(), NewsletterSubscription, where);

it('is exact up to 10,000, with one statement', async () => {
  await fill(10_000, true);
  let total = 0;
  const statements = await app.statementsOf(async () => {
    total = await count();
  });
  expect([total, statements.length]).toEqual([10_000, 1]);
});

it('is more than 10,000 where there are more, whether the planner knows or not', async () => {
  await fill(10_001, false);
  expect(await count()).toBeGreaterThan(10_000);
});

it('of many is near the truth without reading a row, and exact for the few of many', async () => {
  await fill(60_000, true);
  let total = 0;
  const statements = await app.statementsOf(async () => {
    total = await count();
  });
  expect(statements.map(({ sql }) => sql.startsWith('explain'))).toEqual([false, true]);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThan(70_000);
  expect(await count({ isActive: true })).toBe(600);
}, 120_000);
