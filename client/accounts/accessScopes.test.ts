import { expect, it } from 'vitest';
import { byDomain, SCOPE_WORDS, scopeName } from './accessScopes';
import type { AccessScope } from './accessTokens.gen';

const ALL = Object.keys(SCOPE_WORDS) as AccessScope[];

it('puts each scope under one heading', () => {
  expect(
    byDomain(ALL)
      .flatMap(({ scopes }) => scopes)
      .toSorted(),
  ).toEqual(ALL.toSorted());
});

it('names a scope as programs know it', () => {
  expect(scopeName('PRODUCTS_READ')).toBe('products:read');
});
