// @module-tag database
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/testApp.js';
import { RepairStatus } from './enums.js';
import { buildRepair } from './factory.js';

const app = useTestApp();

const RECORDS = `query ($first: Int, $after: String, $last: Int, $before: String, $search: String, $status: RepairStatus, $sort: RepairSortInput) {
  publicRepairs(first: $first, after: $after, last: $last, before: $before, search: $search, status: $status, sort: $sort) {
    totalCount
    pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
    edges { cursor node { id userName status } }
  }
}`;

interface Records {
  publicRepairs: {
    totalCount: number;
    pageInfo: { startCursor: string; endCursor: string; hasNextPage: boolean; hasPreviousPage: boolean };
    edges: { cursor: string; node: { id: string; userName: string; status: string } }[];
  };
}

async function records(args: object = {}) {
  const { data, errors } = await app.viaGraphql<Records>(RECORDS, args);
  expect(errors).toBeUndefined();
  const { totalCount, pageInfo, edges } = data.publicRepairs;
  return { totalCount, pageInfo, names: edges.map(({ node }) => node.userName), ids: edges.map(({ node }) => node.id) };
}

const day = (number: number) => new Date(Date.UTC(2026, 4, number));
const people = ['Anita Rai', 'bikash Karki', 'Chandra Lama', 'Dipa Shah', 'Esha Joshi'];
const savePeople = () =>
  app.save(
    ...people.map((userName, index) =>
      buildRepair({
        userName,
        isPublic: true,
        submissionDate: day(index + 1),
        lastUpdateDate: day(30 - index),
        status: Object.values(RepairStatus)[index % 3]!,
        brand: index % 2 ? 'LG' : 'Samsung',
        model: `M_${index}%`,
      }),
    ),
    buildRepair({ userName: 'Hidden Person' }),
  );

describe('the public records', () => {
  it('are newest first, and only public ones', async () => {
    await savePeople();
    expect(await records()).toMatchObject({
      totalCount: 5,
      names: ['Esha J.', 'Dipa S.', 'Chandra L.', 'bikash K.', 'Anita R.'],
    });
  });

  it.each([
    ['CUSTOMER', 'ASC', ['Anita R.', 'bikash K.', 'Chandra L.', 'Dipa S.', 'Esha J.']],
    ['CUSTOMER', 'DESC', ['Esha J.', 'Dipa S.', 'Chandra L.', 'bikash K.', 'Anita R.']],
    ['SUBMISSION_DATE', 'ASC', ['Anita R.', 'bikash K.', 'Chandra L.', 'Dipa S.', 'Esha J.']],
    ['LAST_UPDATE_DATE', 'DESC', ['Anita R.', 'bikash K.', 'Chandra L.', 'Dipa S.', 'Esha J.']],
  ])('are sorted by %s %s', async (field, direction, names) => {
    await savePeople();
    expect((await records({ sort: { field, direction } })).names).toEqual(names);
  });

  it('are sorted by status in the order of the work', async () => {
    await app.save(
      ...Object.values(RepairStatus)
        .toReversed()
        .map((status) => buildRepair({ isPublic: true, status, userName: status })),
    );
    expect((await records({ sort: { field: 'STATUS', direction: 'ASC' } })).names).toEqual(Object.values(RepairStatus));
  });

  it.each([
    ['anita', ['Anita R.']],
    ['LG', ['Dipa S.', 'bikash K.']],
    ['samsung chandra', ['Chandra L.']],
    ['m_3%', ['Dipa S.']],
    ['m%4', []],
    ['_', ['Esha J.', 'Dipa S.', 'Chandra L.', 'bikash K.', 'Anita R.']],
    ['karki', []],
    ['hidden', []],
    ["'; drop table repair; --", []],
  ])('are searched for %j', async (search, names) => {
    await savePeople();
    expect(await records({ search })).toMatchObject({ totalCount: names.length, names });
  });

  it('are searched for an id however it is written', async () => {
    await app.save(buildRepair({ id: '10K3MQ9X2PA4', isPublic: true }), buildRepair({ isPublic: true }));
    for (const search of ['lok3-mq9x-2pa4', '10K3MQ9X2PA4', '2pa4']) {
      expect((await records({ search })).ids).toEqual(['10K3MQ9X2PA4']);
    }
  });

  it('are filtered by status, together with a search', async () => {
    await savePeople();
    expect((await records({ status: 'REQUESTED' })).names).toEqual(['Dipa S.', 'Anita R.']);
    expect((await records({ status: 'REQUESTED', search: 'samsung' })).names).toEqual(['Anita R.']);
  });

  it.each(['CUSTOMER', 'STATUS', 'SUBMISSION_DATE', 'LAST_UPDATE_DATE'])(
    'by %s come in pages without a gap or a repetition, forward and back',
    async (field) => {
      await savePeople();
      for (const direction of ['ASC', 'DESC']) {
        const sort = { field, direction };
        const all = await records({ sort, first: 100 });
        const first = await records({ sort, first: 2 });
        const second = await records({ sort, first: 2, after: first.pageInfo.endCursor });
        const third = await records({ sort, first: 2, after: second.pageInfo.endCursor });
        expect([...first.ids, ...second.ids, ...third.ids]).toEqual(all.ids);
        expect([first, second, third].map(({ pageInfo }) => [pageInfo.hasPreviousPage, pageInfo.hasNextPage])).toEqual([
          [false, true],
          [true, true],
          [true, false],
        ]);
        const back = await records({ sort, last: 2, before: third.pageInfo.startCursor });
        expect(back.ids).toEqual(second.ids);
        expect(back.totalCount).toBe(5);
      }
    },
  );

  const encoded = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
  it.each<[string, object]>([
    ['a cursor that is not ours', { after: 'garbage' }],
    ['a cursor of another order', { after: encoded('2026-01-01T00:00:00.000Z') }],
    ['a cursor with a value of another kind', { after: encoded('yesterday', 'x') }],
    ['a cursor before the calendar', { after: encoded('0000-01-01T00:00:00Z', 'x') }],
    ['a cursor with a status that is none', { sort: { field: 'STATUS' }, after: encoded('LOST', 'x') }],
    ['a page of nothing', { first: 0 }],
    ['a page of everything', { first: 101 }],
    ['both directions', { first: 2, last: 2 }],
    ['a search of any length', { search: 'x'.repeat(101) }],
    ['a search that cannot be stored', { search: 'a\u0000' }],
  ])('refuse %s', async (_what, args) => {
    const { errors } = await app.viaGraphql(RECORDS, args);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  });
});

describe('GET /api/repairs', () => {
  const list = async (query = '', token?: string) => {
    const { headers, body } = await app.viaRest<
      { userName: string; contactNumber: string | null; isPublic: boolean }[]
    >('GET', `/api/repairs${query}`, undefined, { token });
    return { total: headers.get('X-Total-Count'), body };
  };

  it('shows visitors the public ones, redacted, newest first', async () => {
    await savePeople();
    const { total, body } = await list('?t=1718000000');
    expect(total).toBe('5');
    expect(body.map(({ userName }) => userName)).toEqual(['Esha J.', 'Dipa S.', 'Chandra L.', 'bikash K.', 'Anita R.']);
    expect(JSON.stringify(body)).not.toMatch(/9841234567|Baneshwor|Hidden|"There is sound/);
  });

  it('shows an admin all of them, in full', async () => {
    await savePeople();
    const { total, body } = await list('', (await app.admin()).token);
    expect(total).toBe('6');
    expect(body.every(({ contactNumber }) => contactNumber === '9841234567')).toBe(true);
  });

  it('pages', async () => {
    await savePeople();
    const { total, body } = await list('?limit=2&offset=1');
    expect([total, body.map(({ userName }) => userName)]).toEqual(['5', ['Dipa S.', 'Chandra L.']]);
  });

  it.each(['?limit=0', '?limit=1001', '?limit=x', '?limit=0x10', '?offset=-1', '?offset=1e99', '?limit=1.5'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await app.viaRest('GET', `/api/repairs${query}`);
      expect([status, body]).toMatchObject([400, { code: 'BAD_INPUT' }]);
    },
  );
});
