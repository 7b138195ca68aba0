import { expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { buildBlogPost } from '../blog/factory.js';
import { buildInboxMessage } from '../inbox/factory.js';
import { buildProduct } from '../products/factory.js';
import { buildRepair } from '../repairs/factory.js';
import { csvOf } from '../testing/csv.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { ActivityLog } from './entity.js';

const app = useTestApp();

const TABLE = `query ($page: Int, $pageSize: Int, $search: String, $sort: ActivityTableSort, $direction: SortDirection,
    $actionType: String, $userEmail: String, $from: DateTimeISO, $to: DateTimeISO) {
  table: activityTable(page: $page, pageSize: $pageSize, search: $search, sort: $sort, direction: $direction,
      actionType: $actionType, userEmail: $userEmail, from: $from, to: $to) {
    totalCount page items { id timestamp userEmail userId actionType description targetId details { question answer } }
  }
}`;

interface Line {
  description: string;
}
type Answer = { table: { totalCount: number; page: number; items: Line[] } };

const day = (number: number) => new Date(Date.UTC(2026, 4, number));

const line = (overrides: Partial<ActivityLog>) =>
  Object.assign(new ActivityLog(), { actionType: 'USER_LOGIN', description: 'x', timestamp: day(1), ...overrides });

async function save(): Promise<Call> {
  await app.save(
    line({ description: 'Alpha', timestamp: day(2), userEmail: 'Ram@example.com', actionType: 'USER_LOGIN' }),
    line({
      description: 'beta',
      timestamp: day(3),
      userEmail: null,
      actionType: 'REPAIR_REQUEST_CREATE',
      targetId: '0ABC',
    }),
    line({ description: 'Gamma', timestamp: day(4), userEmail: 'anita@shop.np', actionType: 'USER_LOGOUT' }),
  );
  return app.admin();
}

const letters = (items: Line[]) => items.map(({ description }) => description[0]).join('');

it.each([
  [{}, 'GbA'],
  [{ direction: 'ASC' }, 'AbG'],
  [{ sort: 'ACTION_TYPE', direction: 'ASC' }, 'bAG'],
  [{ sort: 'ACTION_TYPE', direction: 'DESC' }, 'GAb'],
  [{ actionType: 'USER_LOGIN' }, 'A'],
  [{ actionType: 'USER' }, ''],
  [{ userEmail: 'anita@shop.np' }, 'G'],
  [{ from: day(3).toISOString() }, 'Gb'],
  [{ to: day(3).toISOString() }, 'A'],
  [{ from: day(3).toISOString(), to: day(4).toISOString() }, 'b'],
  [{ search: 'EXAMPLE.com' }, 'A'],
  [{ search: '0abc' }, 'b'],
  [{ search: 'gam' }, 'G'],
  [{ search: '_' }, ''],
])('of %j the log shows, through both doors and as CSV: %s', async (args, expected) => {
  const call = await save();
  const { table } = (await app.viaGraphql<Answer>(TABLE, args, call)).data;
  expect([letters(table.items), table.totalCount]).toEqual([expected, expected.length]);
  const query = new URLSearchParams(args as Record<string, string>).toString();
  const listed = await app.viaRest<Line[]>('GET', `/api/admin/activity-log?${query}`, undefined, call);
  expect([letters(listed.body), listed.headers.get('X-Total-Count')]).toEqual([expected, String(expected.length)]);
  const { total, lines } = await csvOf(app, `activity-log?${query}`, call);
  const rows = lines.slice(1);
  expect([rows.map((row) => row.split(',')[3]![0]).join(''), total]).toEqual([expected, String(expected.length)]);
});

it('sorts by who it was, guests at one end, and gives the last page for one beyond it', async () => {
  const call = await save();
  const read = async (args: object) => (await app.viaGraphql<Answer>(TABLE, args, call)).data.table;
  const guestAt = letters((await read({ sort: 'USER_EMAIL', direction: 'ASC' })).items).indexOf('b');
  expect(guestAt).toBe(2);
  expect(letters((await read({ sort: 'USER_EMAIL', direction: 'DESC', pageSize: 1 })).items)).toBe('b');
  expect(await read({ page: 9, pageSize: 2 })).toMatchObject({
    page: 2,
    totalCount: 3,
    items: [{ description: 'Alpha' }],
  });
});

it('shows each line alike through both doors', async () => {
  const call = await save();
  const { table } = (await app.viaGraphql<Answer>(TABLE, { search: 'beta' }, call)).data;
  const { body } = await app.viaRest<Line[]>('GET', '/api/admin/activity-log?search=beta', undefined, call);
  expect(body).toEqual(table.items);
  expect(body).toEqual([
    {
      id: expect.any(String),
      timestamp: day(3).toISOString(),
      userEmail: null,
      userId: null,
      actionType: 'REPAIR_REQUEST_CREATE',
      description: 'beta',
      targetId: '0ABC',
      details: null,
    },
  ]);
});

it('knows which types there are before any line is written', async () => {
  const { data } = await app.viaGraphql<{ types: string[] }>('{ types: activityActionTypes }', {}, await app.admin());
  expect(data.types).toEqual([...new Set(data.types)].toSorted());
  expect(data.types).toEqual(expect.arrayContaining(['USER_LOGIN', 'USER_DELETE_BY_ADMIN', 'REPAIR_STATUS_UPDATE']));
});

it('REST refuses what is no moment', async () => {
  const { status, body } = await app.viaRest(
    'GET',
    '/api/admin/activity-log?from=yesterday',
    undefined,
    await app.admin(),
  );
  expect([status, body]).toMatchObject([400, { fields: { from: 'This filter is a date and time in ISO 8601.' } }]);
});

it('tells what a line is about, as long as that is there and not deleted, in two statements for all', async () => {
  const [repair, gone, product, person] = [
    buildRepair({ userName: 'Sita Sharma', brand: 'LG' }),
    buildRepair({ deletedAt: day(1) }),
    buildProduct({ name: 'Remote' }),
    buildUser({ name: 'Ram Thapa' }),
  ];
  const [post, message] = [buildBlogPost({ title: 'No picture' }), buildInboxMessage({ subject: 'Hours' })];
  await app.save<object>(repair, gone, product, person, post, message);
  const ids = [repair.id, gone.id, product.id, person.id, post.id, message.id, 'privacy-policy', null];
  await app.save(...ids.map((targetId, n) => line({ targetId, timestamp: day(n + 1) })));
  const { token } = await app.admin();
  type Targets = { activityTable: { items: { target: { kind: string; name: string } | null }[] } };
  const ask = () =>
    app.viaGraphql<Targets>('{ activityTable(direction: ASC) { items { id target { kind name } } } }', {}, { token });
  const { data } = await ask();
  expect(data.activityTable.items.map(({ target }) => target && [target.kind, target.name])).toEqual([
    ['REPAIR', 'Sita Sharma, LG'],
    null,
    ['PRODUCT', 'Remote'],
    ['PERSON', 'Ram Thapa'],
    ['POST', 'No picture'],
    ['MESSAGE', 'Hours'],
    null,
    null,
  ]);
  const statements = await app.statementsOf(ask);
  expect(statements.filter(({ sql }) => sql.includes(' as kind'))).toHaveLength(2);
});
