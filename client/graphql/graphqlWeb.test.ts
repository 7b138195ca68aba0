import { parse, print, visit } from 'graphql';
import { expect, test } from 'vitest';
import { visit as visitOfClient } from './graphqlWeb';

test('a directive is taken out of a document as graphql itself does it', () => {
  const document = parse(
    'query Shelf { product { id ...Card @unmask } } fragment Card on Product { name @skip(if: false) }',
  );
  const withoutDirectives = { Directive: { leave: () => null } };
  const cut = visitOfClient(document as never, withoutDirectives) as typeof document;
  expect(print(cut)).toBe(print(visit(document, withoutDirectives)));
  expect(print(cut)).not.toContain('@');
});
