import { expect, it } from 'vitest';
import { readRecordsView, rowNumbers, sortedBy, toRecordsVariables, writeRecordsView } from './recordsParams';

const usual = {
  search: '',
  status: null,
  sort: 'SUBMISSION_DATE',
  direction: 'DESC',
  after: null,
  before: null,
  page: 1,
};
const read = (text: string) => readRecordsView(new URLSearchParams(text));

it('writes what it reads and leaves out what is as usual', () => {
  const address = 'search=lg&status=REPAIRED&sort=customer&direction=asc&after=WyJhIl0&page=3';
  expect(writeRecordsView(read(address)).toString()).toBe(address);
  expect(writeRecordsView(read('')).toString()).toBe('');
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
