import { expect, test } from 'vitest';
import { placementsAfter } from './OrderCell';

const rows = (...orders: number[]) => orders.map((order, index) => ({ id: 'abcdef'[index]!, order }));
const moved = (orders: number[], from: number, by: 1 | -1) =>
  placementsAfter(rows(...orders), from, by).map(({ row, order }) => `${row.id}${order}`);

test.each([
  [[1, 2, 3], 2, -1, ['c2', 'b3']],
  [[0, 5, 9], 0, 1, ['b0', 'a5']],
  // shared numbers are told apart, and only as far as need be
  [[1, 1, 1, 7], 1, -1, ['a2', 'c3']],
  [[2, 2], 0, 1, ['a3']],
] as const)('of %j, the row at %i moved by %i: %j', (orders, from, by, expected) => {
  expect(moved([...orders], from, by)).toEqual(expected);
});
