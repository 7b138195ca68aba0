// @module-tag database
import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import type { User } from '../accounts/entity.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { RepairStatus } from './enums.js';
import { buildRepair, withHistory } from './factory.js';
import { listRepairs } from './list.service.js';

const app = useTestApp();

const LIST = `query ($scope: RepairScope, $first: Int, $after: String, $last: Int, $before: String, $search: String, $status: RepairStatus, $sort: RepairSortInput) {
  repairs(scope: $scope, first: $first, after: $after, last: $last, before: $before, search: $search, status: $status, sort: $sort) {
    totalCount
    pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
    edges { node {
      id userName contactNumber history { status note } abilities { manage decideQuote } tracking { id history { status } }
    } }
  }
}`;

interface Whole {
  repairs: {
    totalCount: number;
    pageInfo: { startCursor: string; endCursor: string; hasNextPage: boolean; hasPreviousPage: boolean };
    edges: { node: { id: string; userName: string; history: object[] } }[];
  };
}

async function list(args: object, call?: Call) {
  const { data, errors } = await app.viaGraphql<Whole | null>(LIST, args, call);
  const { totalCount, pageInfo, edges = [] } = data?.repairs ?? {};
  return {
    code: errors?.[0]?.extensions.code,
    totalCount,
    pageInfo,
    names: edges.map(({ node }) => node.userName),
    ids: edges.map(({ node }) => node.id),
  };
}

const day = (number: number) => new Date(Date.UTC(2026, 4, number));
const names = ['Anita Rai', 'bikash Karki', 'Chandra Lama', 'Dipa Shah', 'Esha Joshi'];
const numbers = ['9841000001', '+977 984-1000002', '९८४१००००३३', '01-5550004', '9841000005'];

/** Five records, of which every other one is the person's own. */
const savePeople = (owner: User) =>
  app.save(
    ...names.map((userName, index) =>
      buildRepair({
        userName,
        owner: index % 2 ? null : ref(owner),
        isPublic: index === 1 || index === 2,
        contactNumber: numbers[index]!,
        submissionDate: day(index + 1),
        lastUpdateDate: day(30 - index),
        status: Object.values(RepairStatus)[index % 3]!,
        brand: index % 2 ? 'LG' : 'Samsung',
        model: `M_${index}%`,
      }),
    ),
    buildRepair({ userName: 'Deleted Person', owner: ref(owner), deletedAt: app.now }),
  );

describe('whole records', () => {
  it('are one\u2019s own, newest first', async () => {
    const sita = await app.signedIn();
    await savePeople(sita.user);
    const own = { totalCount: 3, names: ['Esha Joshi', 'Chandra Lama', 'Anita Rai'] };
    expect(await list({}, sita)).toMatchObject(own);
    expect(await list({ scope: 'MINE' }, sita)).toMatchObject(own);
    expect(await list({}, await app.signedIn())).toMatchObject({ totalCount: 0, names: [] });
  });

  it('are all of them for an admin, whose own are another list', async () => {
    const sita = await app.signedIn();
    await savePeople(sita.user);
    const admin = await app.admin();
    expect(await list({ scope: 'ALL' }, admin)).toMatchObject({ totalCount: 5, names: names.toReversed() });
    expect(await list({ scope: 'MINE' }, admin)).toMatchObject({ totalCount: 0 });
  });

  it('are nobody else\u2019s', async () => {
    const sita = await app.signedIn();
    await savePeople(sita.user);
    for (const scope of ['MINE', 'ALL'])
      expect(await list({ scope })).toMatchObject({ code: 'UNAUTHENTICATED', names: [] });
    expect(await list({ scope: 'ALL' }, sita)).toMatchObject({ code: 'FORBIDDEN', names: [] });
  });

  it.each([
    ['anita', ['Anita Rai']],
    ['karki', ['bikash Karki']],
    ['samsung lama', ['Chandra Lama']],
    ['m_3%', ['Dipa Shah']],
    ['m%4', []],
    ['9841000001', ['Anita Rai']],
    ['+977 984 1000001', ['Anita Rai']],
    ['977-9841000002', ['bikash Karki']],
    ['984-1000002', ['bikash Karki']],
    ['9841000033', ['Chandra Lama']],
    ['९८४१००००३३', ['Chandra Lama']],
    ['०९८४१-००००-०१', ['Anita Rai']],
    ['1000002', ['bikash Karki']],
    ['(01) 5550004', ['Dipa Shah']],
    ['anita 9841000001', ['Anita Rai']],
    ['9841000009', []],
    ['deleted', []],
    ["'; drop table repair; --", []],
  ])('are searched for %j', async (search, found) => {
    const { user } = await app.signedIn();
    await savePeople(user);
    expect(await list({ scope: 'ALL', search }, await app.admin())).toMatchObject({
      totalCount: found.length,
      names: found,
    });
  });

  it('are searched among one\u2019s own only', async () => {
    const sita = await app.signedIn();
    await savePeople(sita.user);
    expect((await list({ search: 'm_' }, sita)).names).toEqual(['Esha Joshi', 'Chandra Lama', 'Anita Rai']);
    expect((await list({ search: '9841000002' }, sita)).names).toEqual([]);
  });

  it('are found by a whole id however it is written', async () => {
    await app.save(buildRepair({ id: '10K3MQ9X2PA4' }), buildRepair());
    const admin = await app.admin();
    for (const search of ['lok3-mq9x-2pa4', '10K3MQ9X2PA4', '2pa4']) {
      expect((await list({ scope: 'ALL', search }, admin)).ids).toEqual(['10K3MQ9X2PA4']);
    }
  });

  it('are sorted by the whole name, whatever its case', async () => {
    const people = ['Sita Zimba', 'sita Zaveri', 'ram Thapa'];
    await app.save(...people.map((userName, index) => buildRepair({ userName, id: `${index}0K3MQ9X2PA4` })));
    const sort = { field: 'CUSTOMER', direction: 'ASC' };
    // to strangers the first two have the same name, 'Sita Z.'
    expect((await list({ scope: 'ALL', sort }, await app.admin())).names).toEqual([
      'ram Thapa',
      'sita Zaveri',
      'Sita Zimba',
    ]);
  });

  it.each(['CUSTOMER', 'STATUS', 'SUBMISSION_DATE', 'LAST_UPDATE_DATE'])(
    'by %s come in pages without a gap or a repetition, forward and back',
    async (field) => {
      const { user } = await app.signedIn();
      await savePeople(user);
      const admin = await app.admin();
      for (const direction of ['ASC', 'DESC']) {
        const page = (args: object) => list({ scope: 'ALL', sort: { field, direction }, ...args }, admin);
        const all = await page({ first: 50 });
        const first = await page({ first: 2 });
        const second = await page({ first: 2, after: first.pageInfo!.endCursor });
        const third = await page({ first: 2, after: second.pageInfo!.endCursor });
        expect([...first.ids, ...second.ids, ...third.ids]).toEqual(all.ids);
        expect((await page({ last: 2, before: third.pageInfo!.startCursor })).ids).toEqual(second.ids);
      }
    },
  );

  it('are filtered by status, together with a search', async () => {
    const { user } = await app.signedIn();
    await savePeople(user);
    const search = { scope: 'ALL', status: 'REQUESTED', search: 'samsung' };
    expect((await list(search, await app.admin())).names).toEqual(['Anita Rai']);
  });

  it('cost as many statements for fifty as for one, histories and abilities included', async () => {
    const admin = await app.admin();
    const save = (count: number) =>
      app.save(
        ...Array.from({ length: count }, () =>
          withHistory(buildRepair(), [
            { status: RepairStatus.REQUESTED, at: day(1) },
            { status: RepairStatus.PICKED_UP, at: day(2), note: 'Here' },
          ]),
        ),
      );
    const costOf = async (expected: number) => {
      const statements = await app.statementsOf(async () => {
        const { data } = await app.viaGraphql<Whole>(LIST, { scope: 'ALL', first: 50 }, admin);
        expect(data.repairs.edges).toHaveLength(expected);
        expect(data.repairs.edges.every(({ node }) => node.history.length === 2)).toBe(true);
      });
      return statements.length;
    };
    await save(1);
    const ofOne = await costOf(1);
    await save(49);
    expect(await costOf(50)).toBe(ofOne);
    // who calls, the page, its count, the histories, the quotes
    expect(ofOne).toBeLessThanOrEqual(5);
  });
});

describe('the REST list of a signed-in person', () => {
  it('has the public ones and their own in one order, each once, in pages', async () => {
    const sita = await app.signedIn();
    await savePeople(sita.user);
    const page = async (limit: number, offset: number) => {
      const { items, total } = await listRepairs(app.ctx({ actor: sita.ctx.actor }), { limit, offset });
      expect(total).toBe(4);
      return items.map(({ userName }) => userName);
    };
    const all = ['Esha Joshi', 'Chandra Lama', 'bikash K.', 'Anita Rai'];
    expect(await page(1000, 0)).toEqual(all);
    for (const [place, name] of all.entries()) expect(await page(1, place)).toEqual([name]);
    expect(await page(2, 1)).toEqual(all.slice(1, 3));
    expect(await page(10, 4)).toEqual([]);
    expect(await page(1000, Number.MAX_SAFE_INTEGER)).toEqual([]);
  });
});
