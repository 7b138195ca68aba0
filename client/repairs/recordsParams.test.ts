import { expect, it } from 'vitest';
import {
  readRecordsView,
  type RecordsList,
  rowNumbers,
  sortedBy,
  toRecordsVariables,
  writeRecordsView,
} from './recordsParams';

const usual = {
  list: 'PUBLIC',
  search: '',
  status: null,
  sort: 'SUBMISSION_DATE',
  direction: 'DESC',
  after: null,
  before: null,
  page: 1,
};
const guests: RecordsList[] = ['PUBLIC'];
const admins: RecordsList[] = ['MINE', 'PUBLIC', 'ALL'];
const read = (text: string, open = guests) => readRecordsView(new URLSearchParams(text), open);
const rewritten = (text: string, open = guests) => writeRecordsView(read(text, open), open).toString();

it('writes what it reads and leaves out what is as usual', () => {
  const address = 'search=lg&status=REPAIRED&sort=customer&direction=asc&after=WyJhIl0&page=3';
  expect(rewritten(address)).toBe(address);
  expect(rewritten('')).toBe('');
});

it('opens the list that is named, or the usual one', () => {
  expect(read('', admins).list).toBe('MINE');
  expect(read('view=all', admins).list).toBe('ALL');
  expect(read('view=public', admins).list).toBe('PUBLIC');
  expect(read('view=toString', admins).list).toBe('MINE');
  expect(read('view=all', ['MINE', 'PUBLIC']).list).toBe('MINE');
  expect(read('view=mine').list).toBe('PUBLIC');
});

it('names the list where there are several, and always beside a cursor', () => {
  expect(rewritten('view=mine&search=lg', admins)).toBe('search=lg');
  expect(rewritten('view=all', admins)).toBe('view=all');
  expect(rewritten('view=mine&after=abc&page=2', admins)).toBe('view=mine&after=abc&page=2');
  expect(rewritten('view=public&search=lg')).toBe('search=lg');
});

it('takes no cursor of another list: that of a guest who signs in, or of somebody who signs out', () => {
  expect(read('after=abc&page=2&search=lg', admins)).toMatchObject({ after: null, page: 1, search: 'lg' });
  expect(read('view=mine&before=abc&page=2')).toMatchObject({ list: 'PUBLIC', before: null, page: 1 });
  expect(read('view=all&after=abc', ['MINE', 'PUBLIC']).after).toBeNull();
});

it.each([
  'status=repaired',
  'status=toString',
  'sort=phone',
  'sort=constructor',
  'direction=up',
  'after=%00%22',
  'page=7',
  'page=-1&before=',
])('reads %s as not given', (address) => {
  expect(read(address)).toEqual(usual);
});

it('reads half an address for what it is', () => {
  expect(read('after=abc&before=def&page=x')).toEqual({ ...usual, after: 'abc' });
  expect(read(`search=${'x'.repeat(200)}`).search).toHaveLength(100);
  expect(read(`search=x${'📺'.repeat(200)}`).search).toBe(`x${'📺'.repeat(49)}`);
});

it('asks forward, and backward with a cursor to stand before', () => {
  expect(toRecordsVariables(read('search=+lg+&status=REPAIRED'))).toEqual({
    search: 'lg',
    status: 'REPAIRED',
    sort: { field: 'SUBMISSION_DATE', direction: 'DESC' },
    first: 10,
    after: null,
  });
  expect(toRecordsVariables(read('before=abc'))).toMatchObject({ last: 10, before: 'abc' });
});

it('turns the order round on a second press', () => {
  expect(sortedBy(read(''), 'SUBMISSION_DATE')).toEqual({ direction: 'ASC' });
  expect(sortedBy(read(''), 'CUSTOMER')).toEqual({ sort: 'CUSTOMER', direction: 'ASC' });
  expect(sortedBy(read('sort=customer&direction=asc'), 'SUBMISSION_DATE')).toEqual({
    sort: 'SUBMISSION_DATE',
    direction: 'DESC',
  });
});

it('numbers the rows from the end it stands at', () => {
  const numbers = (page: number, rows: number, hasPreviousPage: boolean, hasNextPage: boolean) =>
    rowNumbers(page, rows, 132, { hasPreviousPage, hasNextPage });
  expect(numbers(1, 10, false, true)).toEqual({ from: 1, to: 10 });
  expect(numbers(3, 10, true, true)).toEqual({ from: 21, to: 30 });
  expect(numbers(2, 2, true, false)).toEqual({ from: 131, to: 132 });
  expect(numbers(4, 10, false, true)).toEqual({ from: 1, to: 10 });
});
