import { describe, expect, it } from 'vitest';
import { endOfDay, FROM_DAY, isDay, startOfDay } from './days';
import { FLAG } from './FlagFilter';
import { filterVariables, pageNumbers, readTable, sortedBy, type TableOptions, writeTable } from './tableView';

const options = {
  sorts: ['NAME', 'CREATED_AT'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: { status: ['DRAFT', 'PUBLISHED'], from: isDay },
} as const satisfies TableOptions<string, Record<string, readonly string[] | ((value: string) => boolean)>>;

const read = (text: string) => readTable(new URLSearchParams(text), options);
const write = (
  text: string,
  changes: Parameters<typeof writeTable<'NAME' | 'CREATED_AT', typeof options.filters>>[1],
) => writeTable(new URLSearchParams(text), changes, options).toString();

describe('the address of a list', () => {
  it('tells page, search, order and filters', () => {
    expect(read('page=3&search=sony&sort=NAME&direction=ASC&status=DRAFT&from=2026-07-05')).toEqual({
      page: 3,
      pageSize: 10,
      search: 'sony',
      sort: 'NAME',
      direction: 'ASC',
      filters: { status: 'DRAFT', from: '2026-07-05' },
    });
  });

  it('keeps flags and days as they are read, and tells the server what it takes', () => {
    const coded = { ...options, filters: { ...options.filters, isActive: FLAG, from: FROM_DAY } } as const;
    const given = (text: string) => {
      const { filters } = readTable(new URLSearchParams(text), coded);
      return [filters, filterVariables(coded.filters, filters)];
    };
    expect(given('status=DRAFT&isActive=false&from=2026-07-05')).toEqual([
      { status: 'DRAFT', isActive: 'false', from: '2026-07-05' },
      { status: 'DRAFT', isActive: false, from: '2026-07-04T18:15:00.000Z' },
    ]);
    const none = { status: null, isActive: null, from: null };
    expect(given('isActive=yes&from=today')).toEqual([none, none]);
  });

  it.each([
    '',
    'page=0',
    'page=1.5',
    'page=9999999999',
    'page=x&sort=PRICE&direction=UP&status=draft&from=2026-13-01&foo=1',
  ])('reads what makes no sense in %s as not given', (text) => {
    expect(read(text)).toEqual({
      page: 1,
      pageSize: 10,
      search: '',
      sort: 'CREATED_AT',
      direction: 'DESC',
      filters: { status: null, from: null },
    });
  });

  it('cuts a search to what the server takes', () => {
    expect(read(`search=${'x'.repeat(200)}`).search).toHaveLength(100);
    expect(read(`search=x${'📺'.repeat(200)}`).search).toBe(`x${'📺'.repeat(49)}`);
  });

  it('leaves out what is as usual, and keeps what belongs to others', () => {
    expect(write('edit=7&sort=NAME&page=4', { page: 5 })).toBe('edit=7&sort=NAME&page=5');
    expect(write('edit=7&sort=NAME&page=4', { page: 1 })).toBe('edit=7&sort=NAME');
    expect(write('edit=7&sort=NAME', { sort: 'CREATED_AT', direction: 'DESC' })).toBe('edit=7');
  });

  it('starts at the first page with whatever else changes', () => {
    expect(write('page=4', { search: 'tv' })).toBe('search=tv');
    expect(write('page=4&status=DRAFT', { status: null })).toBe('');
    expect(write('page=4', { direction: 'ASC' })).toBe('direction=ASC');
    expect(write('page=4&search=a', { search: '' })).toBe('');
  });
});

it('turns the same column round, and begins another one its own way', () => {
  const now = { sort: 'NAME', direction: 'ASC' } as const;
  expect(sortedBy(now, 'NAME')).toEqual({ sort: 'NAME', direction: 'DESC' });
  expect(sortedBy<string>(now, 'CREATED_AT', 'DESC')).toEqual({ sort: 'CREATED_AT', direction: 'DESC' });
  expect(sortedBy<string>({ sort: 'NAME', direction: 'DESC' }, 'EMAIL')).toEqual({ sort: 'EMAIL', direction: 'ASC' });
});

it.each([
  [1, 1, '1'],
  [3, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 4 … 6'],
  [3, 6, '1 2 3 4 … 6'],
  [4, 6, '1 … 3 4 5 6'],
  [6, 6, '1 … 3 4 5 6'],
  [4, 7, '1 … 3 4 5 … 7'],
  [50, 100, '1 … 49 50 51 … 100'],
  [98, 100, '1 … 97 98 99 100'],
])('on page %i of %i the numbers are %s', (page, last, shown) => {
  expect(
    pageNumbers(page, last)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(shown);
});

it('knows days as they are in Kathmandu', () => {
  expect(isDay('2026-07-05')).toBe(true);
  expect(['', '5 July', '2026-7-5', '2026-02-31T00:00', '2026-13-01'].some(isDay)).toBe(false);
  expect(startOfDay('2026-07-05')).toBe('2026-07-04T18:15:00.000Z');
  expect(endOfDay('2026-07-05')).toBe('2026-07-05T18:15:00.000Z');
  expect([startOfDay(null), endOfDay(null)]).toEqual([null, null]);
});

it('an old link filters by the name that its filter had, and the next address has the present one', () => {
  const list = {
    sorts: ['NAME'],
    defaultSort: { sort: 'NAME', direction: 'ASC' },
    filters: { pending: ['true'] },
    formerNames: { untold: 'pending' },
  } as const;
  const old = new URLSearchParams('untold=true');
  expect(readTable(old, list).filters).toEqual({ pending: 'true' });
  expect(writeTable(old, { page: 2 }, list).toString()).toBe('page=2&pending=true');
  expect(writeTable(old, { pending: null }, list).toString()).toBe('');
});
