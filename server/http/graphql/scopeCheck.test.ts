import { type ASTNode, buildSchema, getOperationAST, type GraphQLObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { AccessScope } from '../../core/accessScope.js';
import { scopesNeeded, type TokenRule } from '../../core/door.js';
import { type Actor, GUEST, UserRole } from '../../core/policy.js';
import { checkScopes } from './scopeCheck.js';
import { placesOf, type TypeOwners, withScopes } from './scopePlaces.js';

const SDL = `
  type Query { products: [Product!]! reviews: [Review!]! posts: [Post!]! feed: [Feed!]! viewer: User inbox: [Message!]! version: Int forgotten: Int }
  type Mutation { change: Product signIn: User }
  type Product { id: ID name: String reviews: [Review!]! page: Page }
  type Review { id: ID product: Product author: User }
  type Post { id: ID page: Page part: Part }
  type Message { id: ID part: Part }
  union Feed = Post | Note
  interface Page { title: String }
  type Note implements Page { title: String review: Review }
  type Sheet implements Page { title: String }
  type User { name: String part: Part }
  type Part { text: String sub: Part owner: User }
`;

const SCOPES: Readonly<Record<string, TokenRule>> = {
  'Query.products': 'products',
  'Query.reviews': 'reviews',
  'Query.posts': 'blog',
  'Query.feed': 'blog',
  'Query.viewer': 'account',
  'Query.inbox': 'inbox',
  'Query.version': 'any token',
  'Mutation.change': 'products',
  'Mutation.signIn': 'no token',
};

const OWN: TypeOwners['own'] = { Review: ['reviews'], Product: ['products'], User: ['people', 'account'] };

function schemaWith(parts: string[]) {
  const built = buildSchema(SDL);
  for (const [door, scope] of Object.entries(SCOPES)) {
    const [root, field] = door.split('.') as [string, string];
    (built.getType(root) as GraphQLObjectType).getFields()[field]!.extensions = { door: { who: 'anyone', scope } };
  }
  return withScopes(built, { own: OWN, parts: new Set(parts) });
}

const schema = schemaWith(['Part', 'Note', 'Sheet']);

const person = (scopes?: AccessScope[]): Actor => ({
  kind: 'user',
  id: '1',
  email: 'sita@example.com',
  role: UserRole.ADMIN,
  sessionId: null,
  ...(scopes && { scopes }),
});

/** @returns why it is refused; undefined where it is not */
function refusal(source: string, actor: Actor, operationName?: string, laidOn = schema): string | undefined {
  const document = parse(source);
  try {
    checkScopes({ schema: laidOn, document, operation: getOperationAST(document, operationName)!, actor });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const lacks = (scope: string) => `This token lacks the scope ${scope}.`;
const NEVER = 'This cannot be done with an access token.';

const PRODUCTS = [AccessScope.PRODUCTS_READ];

describe('an operation of an access token', () => {
  it.each<[string, string, AccessScope[], string | undefined]>([
    ['reads what it was granted', '{ products { id } }', PRODUCTS, undefined],
    ['reads nothing else', '{ products { id } reviews { id } }', PRODUCTS, lacks('reviews:read')],
    ['has no other name for a field', '{ products: reviews { id } }', PRODUCTS, lacks('reviews:read')],
    ['changes nothing by reading', 'mutation { change { id } }', PRODUCTS, lacks('products:write')],
    ['reads nothing by changing', '{ products { id } }', [AccessScope.PRODUCTS_WRITE], lacks('products:read')],
    ['sees what it changed', 'mutation { change { name } }', [AccessScope.PRODUCTS_WRITE], undefined],
    [
      'sees no more of it',
      'mutation { change { reviews { id } } }',
      [AccessScope.PRODUCTS_WRITE],
      lacks('reviews:read'),
    ],
    ['reaches nothing through it', '{ products { reviews { id } } }', PRODUCTS, lacks('reviews:read')],
    ['reaches it with both', '{ products { reviews { id } } }', [...PRODUCTS, AccessScope.REVIEWS_READ], undefined],
    [
      'reaches back only with both',
      '{ reviews { product { name } } }',
      [AccessScope.REVIEWS_READ],
      lacks('products:read'),
    ],
    [
      'needs the first owner from elsewhere',
      '{ reviews { author { name } } }',
      [AccessScope.REVIEWS_READ, AccessScope.ACCOUNT_READ],
      lacks('people:read'),
    ],
    ['needs none at an owner', '{ viewer { name part { text } } }', [AccessScope.ACCOUNT_READ], undefined],
    [
      'hides nothing in a fragment',
      '{ ...All } fragment All on Query { ...More } fragment More on Query { reviews { id } }',
      PRODUCTS,
      lacks('reviews:read'),
    ],
    [
      'hides nothing in an inline fragment',
      '{ ... on Query { ... { reviews { id } } } }',
      PRODUCTS,
      lacks('reviews:read'),
    ],
    [
      'hides nothing behind a directive',
      '{ products { id reviews @skip(if: true) { id } } }',
      PRODUCTS,
      lacks('reviews:read'),
    ],
    [
      'hides nothing behind @include',
      'query ($no: Boolean = false) { products { id } reviews @include(if: $no) { id } }',
      PRODUCTS,
      lacks('reviews:read'),
    ],
    [
      'is asked in a union',
      '{ feed { ... on Note { review { id } } } }',
      [AccessScope.BLOG_READ],
      lacks('reviews:read'),
    ],
    [
      'is asked in an interface',
      '{ posts { page { ... on Note { review { id } } } } }',
      [AccessScope.BLOG_READ],
      lacks('reviews:read'),
    ],
    [
      'is asked in an interface within a union',
      '{ feed { ... on Page { ... on Note { review { id } } } } }',
      [AccessScope.BLOG_READ],
      lacks('reviews:read'),
    ],
    [
      'passes what a type cannot be',
      '{ feed { ... on Post { id } ... on Note { title } } }',
      [AccessScope.BLOG_READ],
      undefined,
    ],
    ['is open where any token does', '{ version __typename __schema { types { name } } }', [], undefined],
    ['is closed where none does', 'mutation { signIn { name } }', Object.values(AccessScope), NEVER],
    ['is closed where nobody said', '{ forgotten }', Object.values(AccessScope), NEVER],
  ])('%s', (_what, source, scopes, expected) => {
    expect(refusal(source, person(scopes))).toBe(expected);
  });

  it('looks into a fragment once for each way that leads there', () => {
    const source = `query { products { ...P } reviews { product { ...P } } }
      fragment P on Product { id reviews { ...R } } fragment R on Review { author { name } }`;
    expect(refusal(source, person([...PRODUCTS, AccessScope.REVIEWS_READ]))).toBe(lacks('people:read'));
  });

  it('looks into a fragment again where it is part of something else', () => {
    const source = `{ viewer { part { ...P } } inbox { part { ...P } } } fragment P on Part { sub { owner { name } } }`;
    expect(refusal(source, person([AccessScope.ACCOUNT_READ]))).toBe(lacks('inbox:read'));
    expect(refusal(source, person([AccessScope.ACCOUNT_READ, AccessScope.INBOX_READ]))).toBe(lacks('people:read'));
  });

  it('is read once, however often fragments double themselves', () => {
    const doubling = Array.from(
      { length: 40 },
      (_, at) => `fragment F${at} on Part { a: sub { ...F${at + 1} } b: sub { ...F${at + 1} } }`,
    );
    const source = `{ inbox { part { ...F0 } } } ${doubling.join(' ')} fragment F40 on Part { text }`;
    expect(refusal(source, person([AccessScope.INBOX_READ]))).toBeUndefined();
  });

  it('is asked only of the operation that is to run', () => {
    const source = 'query Mine { products { id } } query Other { reviews { id } }';
    expect(refusal(source, person(PRODUCTS), 'Mine')).toBeUndefined();
    expect(refusal(source, person(PRODUCTS), 'Other')).toBe(lacks('reviews:read'));
  });

  it('says where', () => {
    const document = parse('{ products { all: reviews { id } } }');
    const operation = getOperationAST(document)!;
    expect(() => checkScopes({ schema, document, operation, actor: person(PRODUCTS) })).toThrow(
      expect.objectContaining({
        nodes: [expect.objectContaining<Partial<ASTNode>>({ kind: 'Field' as never })],
        path: ['all'],
        originalError: expect.objectContaining({ code: 'FORBIDDEN' }),
        extensions: { http: { status: 403 } },
      }),
    );
  });
});

it('a session and a guest are not asked', () => {
  const everything = '{ products { reviews { id } } forgotten }';
  expect(refusal(everything, person())).toBeUndefined();
  expect(refusal(everything, GUEST)).toBeUndefined();
});

it('a schema without doors opens nothing to a token', () => {
  const bare = buildSchema(SDL);
  expect(refusal('{ version }', person(Object.values(AccessScope)), undefined, bare)).toBe(NEVER);
  expect(refusal('{ version }', GUEST, undefined, bare)).toBeUndefined();
});

describe('a type that several domains lead to', () => {
  const unsaid = schemaWith(['Note', 'Sheet']);

  it('is closed to tokens until somebody says whose it is', () => {
    expect(placesOf(schema).unplaced).toEqual([]);
    expect(placesOf(unsaid).unplaced).toEqual(['Part']);
    const source = '{ inbox { part { text } } }';
    expect(refusal(source, person([AccessScope.INBOX_READ]))).toBeUndefined();
    expect(refusal(source, person([AccessScope.INBOX_READ]), undefined, unsaid)).toBe(NEVER);
  });
});

it('a door asks only for scopes that there are', () => {
  expect(scopesNeeded({ who: 'anyone', scope: 'media' }, 'write')).toEqual([AccessScope.MEDIA_WRITE]);
  expect(() => scopesNeeded({ who: 'anyone', scope: 'media' }, 'read')).toThrow('There is no scope media:read.');
});
