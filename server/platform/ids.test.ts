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
  ])('reads %j as %s', (written, id) => expect(parseShortId(written)).toBe(id));

  it.each(['', '7K3MQ9X2PA4', '7K3MQ9X2PA4BC', '7K3MQ9X2PA4U', 'drop table x;', '7K3MQ9X2PA4\u0000'])(
    'refuses %j',
    (written) => expect(parseShortId(written)).toBeUndefined(),
  );
});

it('knows a UUID', () => {
  expect(isUuid(newUuid())).toBe(true);
  expect(isUuid('7K3MQ9X2PA4B')).toBe(false);
});
