// @module-tag database
import type { EntityManager } from '@mikro-orm/postgresql';
import { expect, it } from 'vitest';
import { userTable } from '../accounts/admin/table.js';
import type { Ctx } from '../core/context.js';
import { readTablePage } from '../core/table/table.js';
import { subscriptionTable } from '../newsletter/table.js';
import { APART, useTestApp } from '../testing/testApp.js';
import { isTotal } from '../testing/totals.js';
import { activityTable } from './table.js';

/** The lists of people and of what they did, as long as they get in years. */

const app = useTestApp(APART);
const LINES = 20_000;
const PEOPLE = 10_000;

async function fill(em: EntityManager): Promise<void> {
  await em.execute(
    `insert into activity_log (id, "timestamp", user_id, user_email, action_type, description, target_id)
    select gen_random_uuid(), timestamptz '2020-01-01' + n * interval '1 minute', null,
      case when n % 3 > 0 then 'person' || n % 500 || '@example.com' end,
      (array['USER_LOGIN', 'USER_LOGOUT', 'REPAIR_STATUS_UPDATE', 'BLOG_POST_UPDATE', 'USER_REGISTER'])[1 + n % 5],
      'Line ' || n, upper(lpad(to_hex(n), 12, '0'))
    from generate_series(1, ${LINES}) as n`,
  );
  await em.execute(
    `insert into newsletter_subscription (id, email, created_at, is_active)
    select gen_random_uuid(), 'reader' || n || '@example.com', timestamptz '2020-01-01' + n * interval '1 hour', n % 9 > 0
    from generate_series(1, ${PEOPLE}) as n`,
  );
  await em.execute(
    `insert into account (id, username, email, name, role, contact_number, preferences, created_at)
    select gen_random_uuid(), 'user_' || n, 'user' || n || '@example.com', 'Person ' || n, 'USER', '98' || 10000000 + n,
      '{}', timestamptz '2020-01-01' + n * interval '1 hour'
    from generate_series(1, ${PEOPLE}) as n`,
  );
  for (const table of ['activity_log', 'newsletter_subscription', 'account'])
    await em.execute(`vacuum analyze ${table}`);
}

/** The plans of those statements that read a whole table; whoever counts may. */
async function slowPlans(em: EntityManager, work: () => Promise<unknown>): Promise<string[]> {
  const slow = [];
  const statements = await app.statementsOf(work);
  for (const { sql, params } of statements.filter((statement) => !isTotal(statement.sql))) {
    const rows = await em.execute<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, [...params]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    if (plan.includes('Seq Scan') && / (where|order by) /.test(sql)) slow.push(sql, plan);
  }
  return slow;
}

const both = (sorts: string[]) => sorts.flatMap((sort) => ['ASC', 'DESC'].map((direction) => ({ sort, direction })));

const TABLES: [read: (ctx: Ctx, args: object) => Promise<unknown>, sorts: string[], searches: object[]][] = [
  [
    (ctx, args) => readTablePage(ctx, activityTable, args),
    ['TIMESTAMP', 'USER_EMAIL', 'ACTION_TYPE'],
    [
      {},
      { page: 500 },
      { actionType: 'USER_LOGIN' },
      { userEmail: 'person7@example.com' },
      { from: new Date('2020-01-20'), to: new Date('2020-01-21') },
      { search: 'line 4711' },
      { search: 'person77@ Line' },
      { search: 'nothing like it' },
    ],
  ],
  [
    (ctx, args) => readTablePage(ctx, subscriptionTable, args),
    ['EMAIL', 'CREATED_AT', 'ACTIVE'],
    [{}, { page: 250 }, { isActive: false }, { search: 'reader4711' }, { search: 'nothing like it', isActive: true }],
  ],
  [
    (ctx, args) => readTablePage(ctx, userTable, args),
    ['NAME', 'EMAIL', 'ROLE', 'CREATED_AT'],
    [{}, { page: 250 }, { role: 'ADMIN' }, { search: 'user_4711' }, { search: '+977 98 1000 4711' }],
  ],
];

it(`with ${LINES} lines and ${PEOPLE} people every page is found by an index`, async () => {
  const { ctx } = await app.admin();
  await fill(app.em);
  const slow: string[][] = [];
  for (const [read, sorts, searches] of TABLES) {
    for (const args of both(sorts).flatMap((sort) => searches.map((search) => ({ ...sort, ...search })))) {
      const plans = await slowPlans(app.em, () => read(app.ctx({ actor: ctx.actor }), args));
      if (plans.length > 0) slow.push([JSON.stringify(args), ...plans]);
    }
  }
  expect(slow).toEqual([]);
}, 180_000);
