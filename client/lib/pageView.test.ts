import { expect, it } from 'vitest';
import { firstPage, neighbours, pageParams, readPageView } from './pageView';

const read = (text: string) => readPageView(new URLSearchParams(text));
const write = (view: Parameters<typeof pageParams>[0]) => new URLSearchParams(pageParams(view)).toString();

it('writes what it reads, and nothing for the first page', () => {
  for (const address of ['after=WyJhIl0&page=3', 'before=abc&page=2', '']) {
    expect(write(read(address))).toBe(address);
  }
});

it.each(['after=%00%22', 'page=7', 'page=-1&before=', `after=${'x'.repeat(501)}`])(
  'reads %s as not given',
  (address) => {
    expect(read(address)).toEqual(firstPage);
  },
);

it('knows the pages on either side, and goes back to the list itself', () => {
  const ends = { startCursor: 'a', endCursor: 'b', hasNextPage: true, hasPreviousPage: true };
  expect(neighbours(read('after=x&page=3'), ends)).toEqual({
    previous: { before: 'a', page: 2 },
    next: { after: 'b', page: 4 },
  });
  expect(neighbours(read('after=x&page=2'), ends).previous).toEqual({});
  expect(neighbours(firstPage, { ...ends, hasNextPage: false, hasPreviousPage: false })).toEqual({
    previous: null,
    next: null,
  });
});
