// @module-tag database
import { expect, it } from 'vitest';
import { UserRole } from '../../core/policy.js';
import { csvOf } from '../../testing/csv.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import type { User } from '../entity.js';
import { buildUser } from '../factory.js';

const app = useTestApp();

const TABLE = `query ($page: Int, $pageSize: Int, $search: String, $sort: UserTableSort, $direction: SortDirection,
    $role: UserRole) {
  userTable(page: $page, pageSize: $pageSize, search: $search, sort: $sort, direction: $direction, role: $role) {
    totalCount page pageSize items { username }
  }
}`;

interface Page {
  totalCount: number;
  page: number;
  pageSize: number;
  items: User[];
}

const day = (number: number) => new Date(Date.UTC(2026, 4, number));

/** Three people besides the admin who asks; their names, addresses and days are in three different orders. */
async function save(): Promise<Call> {
  await app.save(
    buildUser({ username: 'ram', name: 'bishnu KC', email: 'C@example.com', createdAt: day(1) }),
    buildUser({
      username: 'sita',
      name: 'Anita',
      email: 'b@example.com',
      createdAt: day(3),
      contactNumber: '९८४१-२३४ ५६७',
    }),
    // without a name, listed by the username
    buildUser({ username: 'Chandra', name: null, email: 'a@shop.np', createdAt: day(2), role: UserRole.ADMIN }),
  );
  return app.signedIn(
    buildUser({ username: 'zoe', name: 'Zoe', email: 'z@example.com', role: UserRole.ADMIN, createdAt: day(4) }),
  );
}

async function read(args: object, call: Call): Promise<Page> {
  const { data, errors } = await app.viaGraphql<{ userTable: Page }>(TABLE, args, call);
  expect(errors).toBeUndefined();
  return data.userTable;
}

const names = (users: Pick<User, 'username'>[]) => users.map(({ username }) => username).join(' ');

it.each([
  [{}, 'zoe sita Chandra ram'],
  [{ direction: 'ASC' }, 'ram Chandra sita zoe'],
  [{ sort: 'NAME', direction: 'ASC' }, 'sita ram Chandra zoe'],
  [{ sort: 'NAME', direction: 'DESC' }, 'zoe Chandra ram sita'],
  [{ sort: 'EMAIL', direction: 'ASC' }, 'Chandra sita ram zoe'],
  [{ sort: 'EMAIL', page: 2, pageSize: 3 }, 'Chandra'],
  [{ sort: 'EMAIL', page: 9, pageSize: 3 }, 'Chandra'],
  [{ role: 'ADMIN' }, 'zoe Chandra'],
  [{ role: 'USER', sort: 'NAME', direction: 'ASC' }, 'sita ram'],
  [{ search: 'EXAMPLE', sort: 'NAME', direction: 'ASC' }, 'sita ram zoe'],
  [{ search: 'kc bish' }, 'ram'],
  [{ search: 'chandra' }, 'Chandra'],
  [{ search: '9841' }, 'sita'],
  [{ search: '+977 984-1234567' }, 'sita'],
  [{ search: '९८४१२३४५६७' }, 'sita'],
  [{ search: '9800000000' }, ''],
  [{ search: 'sita', role: 'ADMIN' }, ''],
])('of %j the table shows, through both doors: %s', async (args: Record<string, unknown>, expected) => {
  const call = await save();
  expect(names((await read(args, call)).items)).toBe(expected);
  const { page: _, pageSize: __, ...query } = args;
  if (Object.keys(query).length < Object.keys(args).length) return;
  const listed = await app.viaRest<User[]>(
    'GET',
    `/api/admin/users?${new URLSearchParams(query as Record<string, string>).toString()}`,
    undefined,
    call,
  );
  expect([names(listed.body), listed.headers.get('X-Total-Count')]).toEqual([
    expected,
    String(expected.split(' ').filter(Boolean).length),
  ]);
});

it('sorts by role', async () => {
  const call = await save();
  const roles = async (direction: string) => {
    const { body } = await app.viaRest<User[]>(
      'GET',
      `/api/admin/users?sort=ROLE&direction=${direction}`,
      undefined,
      call,
    );
    return body.map(({ role }) => role);
  };
  expect(await roles('ASC')).toEqual(['ADMIN', 'ADMIN', 'USER', 'USER']);
  expect(await roles('DESC')).toEqual(['USER', 'USER', 'ADMIN', 'ADMIN']);
});

it('counts, and gives the last page for one beyond it', async () => {
  expect(await read({ page: 7, pageSize: 3 }, await save())).toMatchObject({ totalCount: 4, page: 2, pageSize: 3 });
});

it('REST shows an account without what is nobody else’s business', async () => {
  const { body } = await app.viaRest<object[]>('GET', '/api/admin/users?search=ram', undefined, await save());
  expect(body).toEqual([
    {
      id: expect.any(String),
      username: 'ram',
      name: 'bishnu KC',
      email: 'C@example.com',
      role: 'USER',
      contactNumber: null,
      profilePictureUrl: null,
      createdAt: day(1).toISOString(),
      isMainAdmin: false,
    },
  ]);
});

it('leaves as CSV, filtered and sorted alike', async () => {
  const { total, lines } = await csvOf(app, 'users?role=USER&sort=NAME&direction=ASC', await save());
  expect(total).toBe('2');
  expect(lines).toEqual([
    'Name,Username,Email,Contact number,Role,Created',
    'Anita,sita,b@example.com,९८४१-२३४ ५६७,USER,2026-05-03 05:45',
    'bishnu KC,ram,C@example.com,,USER,2026-05-01 05:45',
  ]);
});
