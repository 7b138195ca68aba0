import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useTurn } from './useTurn';

afterEach(cleanup);

function Part({ name }: { name: string }) {
  return useTurn() ? <p>{name}</p> : null;
}

const parts = (names: string) => [...names].map((name) => <Part key={name} name={name} />);
const begun = () => screen.queryAllByText(/./).map(({ textContent }) => textContent);

test('two begin at once, the others when those are done', async () => {
  render(parts('abcde'));
  expect(begun()).toEqual(['a', 'b']);
  await waitFor(() => expect(begun()).toEqual(['a', 'b', 'c', 'd', 'e']));
});

test('who goes before or while it is at it keeps nobody waiting', async () => {
  const { rerender } = render(parts('abcde'));
  rerender(parts('cd'));
  expect(begun()).toEqual(['c', 'd']);
  rerender(parts('cde'));
  await waitFor(() => expect(begun()).toEqual(['c', 'd', 'e']));
});
