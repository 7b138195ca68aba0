import { expect, it } from 'vitest';
import { readPageView } from '../lib/pageView';
import { rowNumbers, toPageVariables } from './pageParams';

const read = (text: string) => readPageView(new URLSearchParams(text));

it('asks forward, and backward with a cursor to stand before', () => {
  expect(toPageVariables(read(''))).toEqual({ first: 20, after: null });
  expect(toPageVariables(read('after=abc&before=def'))).toEqual({ first: 20, after: 'abc' });
  expect(toPageVariables(read('before=def&page=2'))).toEqual({ last: 20, before: 'def' });
});

it('numbers the rows: the ends by the count, the middle by the page', () => {
  expect(rowNumbers(1, 20, 45, { hasPreviousPage: false, hasNextPage: true })).toEqual({ from: 1, to: 20 });
  expect(rowNumbers(2, 20, 45, { hasPreviousPage: true, hasNextPage: true })).toEqual({ from: 21, to: 40 });
  expect(rowNumbers(9, 5, 45, { hasPreviousPage: true, hasNextPage: false })).toEqual({ from: 41, to: 45 });
});
