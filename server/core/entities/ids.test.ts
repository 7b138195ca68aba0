// @module-tag database
import { describe, expect, it } from 'vitest';
import { isUuid, newShortId, newUuid, parseShortId } from './ids.js';

describe('short ids', () => {
  it('has 12 characters of Crockford base32', () => {
    for (let i = 0; i < 200; i++) expect(newShortId()).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  });

  it.each([
    ['7K3MQ9X2PA4B', '7K3MQ9X2PA4B'],
    ['7k3m-q9x2-pa4b', '7K3MQ9X2PA4B'],
    [' 7k3m q9x2 pa4b ', '7K3MQ9X2PA4B'],
    ['o0O0-iIlL-1111', '000011111111'],
    ['7K3MQ9X2PA4B.', '7K3MQ9X2PA4B'],
    ['*7K3MQ9X2PA4B*,', '7K3MQ9X2PA4B'],
    ['\u202a(7K3M\u00a0Q9X2\u2011PA4B)\u0964\u202c', '7K3MQ9X2PA4B'],
  ])('reads %j as %s', (written, id) => expect(parseShortId(written)).toBe(id));

  it.each(['', '7K3MQ9X2PA4', '7K3MQ9X2PA4BC', '7K3MQ9X2PA4U', 'drop table x;', '7K3MQ9X2PA4\u0000', '7K3M@Q9X2.PA4B'])(
    'refuses %j',
    (written) => expect(parseShortId(written)).toBeUndefined(),
  );
});

it('knows a UUID', () => {
  expect(isUuid(newUuid())).toBe(true);
  expect(isUuid('7K3MQ9X2PA4B')).toBe(false);
});
