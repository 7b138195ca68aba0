// @module-tag database
import { ref } from '@mikro-orm/core';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TablePage } from '../../core/table/table.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { useTestApp } from '../../testing/testApp.js';
import type { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { buildRepair } from '../factory.js';
import { repairTable } from './table.js';
import type { RepairBoardColumn } from './views.js';
import { TVType } from '../../sets/enums.js';

const app = useTestApp();

const TABLE = `query ($page: Int, $pageSize: Int, $search: String, $sort: RepairTableSort, $direction: SortDirection,
  $status: [RepairStatus!], $tvType: TVType, $userId: ID, $overdue: Boolean, $from: DateTimeISO, $to: DateTimeISO, $deleted: Boolean) {
  repairTable(page: $page, pageSize: $pageSize, search: $search, sort: $sort, direction: $direction, status: $status,
    tvType: $tvType, userId: $userId, overdue: $overdue, from: $from, to: $to, deleted: $deleted) {
    totalCount page pageSize items { userName isOverdue history { id } }
  }
}`;
const BOARD = `query ($search: String, $perColumn: Int) {
  repairBoard(search: $search, perColumn: $perColumn) { status totalCount items { userName history { id } } }
}`;

let shop: Awaited<ReturnType<typeof app.admin>>;
let sita: Awaited<ReturnType<typeof app.signedIn>>;

const table = async (args: object) => {
  const { items, ...rest } = await outcomesOf<TablePage<Repair>>(app).graphql(TABLE, args, shop);
  return { ...rest, names: items?.map(({ userName }) => userName.split(' ')[0]).join(' ') };
};
/** The same through REST: the names in the CSV. */
const csv = async (query: string) => {
  const response = await fetch(`${app.url}/api/admin/export/repairs?${query}`, {
    headers: { Authorization: `Bearer ${shop.token}` },
  });
  const text = await response.text();
  const [, ...rows] = parse(text);
  return { total: response.headers.get('X-Total-Count'), names: rows.map((row) => row[2]!.split(' ')[0]).join(' ') };
};

const day = (number: number) => new Date(Date.UTC(2026, 4, number));
const { REQUESTED, DIAGNOSED, REPAIRED, CANCELLED } = RepairStatus;

/** Long past, and not in the lifetime of whoever reads this. */
const [PAST, FUTURE] = [new Date('2020-01-01T00:00:00Z'), new Date('2199-01-01T00:00:00Z')];

beforeEach(async () => {
  [shop, sita] = [await app.admin(), await app.signedIn()];
  await app.save(
    ...[
      { userName: 'anita Rai', brand: 'sony', status: REPAIRED, promisedDate: PAST },
      { userName: 'Bikash Karki', brand: 'LG', status: REQUESTED, contactNumber: '+977 984-1000002' },
      { userName: 'chandra Lama', brand: 'TCL', status: DIAGNOSED, promisedDate: PAST, tvType: TVType.OLED },
      { userName: 'Dipa Shah', brand: 'CG', status: CANCELLED, promisedDate: FUTURE, owner: ref(sita.user) },
      { userName: 'Esha Joshi', brand: 'Samsung', status: DIAGNOSED, promisedDate: FUTURE },
    ].map((fields, index) =>
      buildRepair({ submissionDate: day(index + 1), lastUpdateDate: day(30 - index), model: `M_${index}%`, ...fields }),
    ),
    buildRepair({ userName: 'Gone Person', submissionDate: day(9), deletedAt: app.now }),
  );
});

const ORDERS = [
  ['CUSTOMER', 'anita Bikash chandra Dipa Esha'],
  ['BRAND', 'Dipa Bikash Esha anita chandra'],
  ['SUBMISSION_DATE', 'anita Bikash chandra Dipa Esha'],
  ['LAST_UPDATE_DATE', 'Esha Dipa chandra Bikash anita'],
];

describe('the table of repairs', () => {
  it('is newest first, without the deleted ones', async () => {
    const names = 'Esha Dipa chandra Bikash anita';
    expect(await table({})).toEqual({ totalCount: 5, page: 1, pageSize: 20, names });
    expect(await csv('')).toEqual({ total: '5', names });
  });

  it.each(ORDERS)('is sorted by %s', async (sort, names) => {
    expect(await table({ sort, direction: 'ASC' })).toMatchObject({ names });
    expect(await csv(`sort=${sort}&direction=ASC`)).toMatchObject({ names });
    const backwards = names.split(' ').toReversed().join(' ');
    expect(await table({ sort, direction: 'DESC' })).toMatchObject({ names: backwards });
  });

  it('is sorted by status in the order of the work', async () => {
    const { names } = await table({ sort: 'STATUS', direction: 'ASC' });
    expect(names).toMatch(/^Bikash (chandra Esha|Esha chandra) anita Dipa$/);
  });

  it('is sorted by promise, what is not promised last', async () => {
    const { names } = await table({ sort: 'PROMISED_DATE', direction: 'ASC' });
    expect(names).toMatch(/^(anita chandra|chandra anita) (Dipa Esha|Esha Dipa) Bikash$/);
  });

  it.each(Object.keys(repairTable.sorts))(
    'by %s has each row on one page, and the last page for any beyond',
    async (sort) => {
      const pages = [];
      for (const page of [1, 2, 3]) pages.push((await table({ sort, page, pageSize: 2 })).names);
      const { names } = await table({ sort });
      expect(pages.join(' ')).toBe(names);
      expect(await table({ sort, page: 99, pageSize: 2 })).toMatchObject({ page: 3, names: names!.split(' ').at(-1) });
    },
  );

  it.each([
    ['status=REQUESTED', { status: [REQUESTED] }, 'Bikash'],
    ['status=REQUESTED,DIAGNOSED', { status: [REQUESTED, DIAGNOSED] }, 'Esha chandra Bikash'],
    ['status=REQUESTED&status=DIAGNOSED', { status: [REQUESTED, DIAGNOSED] }, 'Esha chandra Bikash'],
    ['', { status: [] }, 'Esha Dipa chandra Bikash anita'],
    ['tvType=OLED', { tvType: 'OLED' }, 'chandra'],
    ['overdue=true', { overdue: true }, 'chandra'],
    ['overdue=false', { overdue: false }, 'Esha Dipa Bikash anita'],
    ['from=2026-05-02T00:00:00Z&to=2026-05-04T00:00:00Z', { from: day(2), to: day(4) }, 'chandra Bikash'],
    ['deleted=true', { deleted: true }, 'Gone'],
    ['deleted=false&status=DIAGNOSED', { deleted: false, status: [DIAGNOSED] }, 'Esha chandra'],
    ['search=karki', { search: 'karki' }, 'Bikash'],
    ['search=m_4%25', { search: 'm_4%' }, 'Esha'],
    ['search=sony+anita', { search: 'sony anita' }, 'anita'],
    ['search=984-1000002', { search: '९८४1000002' }, 'Bikash'],
    ['search=gone', { search: 'gone' }, ''],
    ['search=gone&deleted=true', { search: 'gone', deleted: true }, 'Gone'],
  ])('is filtered through both doors by %s', async (query, args, names) => {
    const totalCount = names === '' ? 0 : names.split(' ').length;
    expect(await table(args)).toMatchObject({ names, totalCount });
    expect(await csv(query)).toEqual({ names, total: String(totalCount) });
  });

  it('is filtered by account', async () => {
    expect(await table({ userId: sita.user.id })).toMatchObject({ names: 'Dipa' });
    expect(await csv(`userId=${sita.user.id}`)).toMatchObject({ names: 'Dipa' });
  });

  it.each([
    ['status=LOST', 'Please choose a status from the list.'],
    ['tvType=LASER', 'Please choose a TV type from the list.'],
    ['userId=sita', 'Please choose a customer from the list.'],
    ['from=yesterday', 'This filter is a date and time in ISO 8601.'],
    ['from=0000-01-01T00:00:00Z', 'This filter is a date and time in ISO 8601.'],
    ['from=0001-01-01T00:00:00%2B05:45', 'This filter is a date and time in ISO 8601.'],
    ['to=9999-12-31T23:59:59-05:45', 'This filter is a date and time in ISO 8601.'],
    ['sort=PASSWORD', 'This list cannot be sorted so.'],
  ])('refuses %s', async (query, message) => {
    const { status, body } = await app.viaRest('GET', `/api/admin/export/repairs?${query}`, undefined, shop);
    expect([status, body]).toMatchObject([400, { message }]);
  });

  it('says what is late', async () => {
    const { items } = await outcomesOf<{ items: { isOverdue: boolean }[] }>(app).graphql(TABLE, {}, shop);
    expect(items!.map(({ isOverdue }) => isOverdue)).toEqual([false, false, true, false, false]);
  });

  it('finds a part of a number in either kind of digits', async () => {
    await app.save(buildRepair({ userName: 'Gopal', contactNumber: '9812-345678', submissionDate: day(20) }));
    expect(await table({ search: '९८१२' })).toMatchObject({ names: 'Gopal' });
    expect(await csv(`search=${encodeURIComponent('९८१२')}`)).toMatchObject({ names: 'Gopal' });
  });

  it('gives histories in the bin, too', async () => {
    expect(await table({ deleted: true })).not.toHaveProperty('code');
  });

  it('is for a spreadsheet as it is on screen, and no formula of a stranger\u2019s runs there', async () => {
    await app.save(buildRepair({ userName: '=1+1', adminNotes: 'a "b"', submissionDate: day(20), isPublic: true }));
    const hidden = ['\n=1+1', ' ＝1+1', '\u200b@1+1', '\t1+1'];
    await app.save(...hidden.map((userName) => buildRepair({ userName, submissionDate: day(21) })));
    const response = await fetch(`${app.url}/api/admin/export/repairs?search=1%2B1`, {
      headers: { Authorization: `Bearer ${shop.token}` },
    });
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename=repairs.csv');
    const text = await response.text();
    for (const formula of ["'=1+1", "'\n'=1+1", "' ＝1+1", "'\u200b@1+1", "'\t1+1"])
      expect(text).toContain(`"${formula}"`);
    expect(text).toContain('"a ""b"""');
    expect(text).toContain('2026-05-20 05:45');
  });
});

describe('the board', () => {
  const board = async (args: object = {}) => {
    const { data } = await app.viaGraphql<{ repairBoard: RepairBoardColumn[] }>(BOARD, args, shop);
    return data.repairBoard.map(({ status, totalCount, items }) => [
      status,
      totalCount,
      items.map(({ userName }) => userName.split(' ')[0]).join(' '),
    ]);
  };
  const others = (columns: unknown[][]) => columns.filter(([, count]) => count !== 0);

  it('has a column for each status, the newest first', async () => {
    const columns = await board();
    expect(columns.map(([status]) => status)).toEqual(Object.values(RepairStatus));
    expect(others(columns)).toEqual([
      ['REQUESTED', 1, 'Bikash'],
      ['DIAGNOSED', 2, 'Esha chandra'],
      ['REPAIRED', 1, 'anita'],
      ['CANCELLED', 1, 'Dipa'],
    ]);
  });

  it('shows so many of each, and counts all', async () => {
    expect(others(await board({ perColumn: 1 }))).toContainEqual(['DIAGNOSED', 2, 'Esha']);
    await app.save(...Array.from({ length: 12 }, () => buildRepair({ userName: 'Ram', submissionDate: day(12) })));
    expect(others(await board())).toContainEqual(['REQUESTED', 13, Array(10).fill('Ram').join(' ')]);
  });

  it('is searched like the table', async () => {
    expect(others(await board({ search: 'm_ lama' }))).toEqual([['DIAGNOSED', 1, 'chandra']]);
    expect(others(await board({ search: '984-1000002' }))).toEqual([['REQUESTED', 1, 'Bikash']]);
  });

  it.each([0, 11])('has no columns of %i', async (perColumn) => {
    const { errors } = await app.viaGraphql(BOARD, { perColumn }, shop);
    expect(errors).toMatchObject([{ message: 'A column has 1 to 10 cards.' }]);
  });
});
