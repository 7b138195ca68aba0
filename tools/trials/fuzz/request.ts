import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** A request as it goes out. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

export type Role = 'guest' | 'customer' | 'admin' | 'nobody';

/** The token of each, fresh at any time. */
export type Tokens = Record<'customer' | 'admin', string>;

export const role: Arbitrary<Role> = fc.oneof(
  { weight: 3, arbitrary: fc.constant('guest') },
  { weight: 3, arbitrary: fc.constant('customer') },
  { weight: 8, arbitrary: fc.constant('admin') },
  { weight: 1, arbitrary: fc.constant('nobody') },
);

/** Headers that requests may have, mostly as they should be. */
export const headers: Arbitrary<Record<string, string>> = fc.record(
  {
    'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('x', ' ', 'a'.repeat(300))),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"x", "y"', '"'),
    'content-version': fc.constantFrom('0', '1', '999999', '-1', 'x', '1e9'),
    'accept-language': fc.constantFrom('ne', 'en;q=x', '*'),
    accept: fc.constantFrom('*/*', 'text/html', 'application/json', 'application/graphql-response+json', 'x/y;q=2'),
    range: fc.constantFrom('bytes=0-1', 'bytes=5-1', 'bytes=-', 'x'),
  },
  { requiredKeys: [] },
);

export const contentType: Arbitrary<string | undefined> = fc.oneof(
  { weight: 20, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'multipart/form-data', 'x', undefined),
  },
);

/** JSON as it is meant, and now and then with something missing or too much. */
export function asBody(value: Arbitrary<unknown>): Arbitrary<string> {
  const whole = value.map((each) => JSON.stringify(each) ?? '');
  return fc.oneof(
    { weight: 20, arbitrary: whole },
    { weight: 1, arbitrary: fc.tuple(whole, fc.nat()).map(([body, at]) => body.slice(0, at % (body.length + 1))) },
    { weight: 1, arbitrary: fc.constantFrom('', 'null', '"', '[', '{"a":', '{}{}', '[[[[[[[[', '\u0000', '1e999') },
  );
}

export function authorization(who: Role, tokens: Tokens): Record<string, string> {
  if (who === 'guest') return {};
  return { authorization: `Bearer ${who === 'nobody' ? 'parda_pat_nobody.at.all' : tokens[who]}` };
}
