import { expect, it } from 'vitest';
import { inOrder as serverOrder } from '../../../../server/core/fields/order';
import { inOrder, moved, newLocalId, nextOrder } from './localItems';

const item = (id: string, title: string, order: number) => ({ id, title, order });
const titleOf = ({ title }: { title: string }) => title;

it('keeps items by order, then title, then id, as the server does', () => {
  const items = [item('3', 'b', 1), item('2', 'a', 1), item('1', 'a', 1), item('9', 'z', 0)];
  expect(inOrder(items, titleOf).map(({ id }) => id)).toEqual(['9', '1', '2', '3']);
  expect(inOrder(items, titleOf)).toEqual(serverOrder(items, titleOf));
});

it('gives each new item an id of its own, with its prefix and the time', () => {
  const ids = Array.from({ length: 5 }, () => newLocalId('service'));
  expect(new Set(ids).size).toBe(5);
  expect(ids[0]).toMatch(/^service-\d{13}$/);
});

it('a new item comes last, the first one at 0', () => {
  expect(nextOrder([])).toBe(0);
  expect(nextOrder([item('a', '', 4), item('b', '', 2)])).toBe(5);
});

it('changes neighbours about, not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});
