// @module-tag database
import { expect, it } from 'vitest';
import { isOutage } from './outage.js';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  ['nobody listens there', withCode('ECONNREFUSED')],
  ['the disk is full', withCode('ENOSPC')],
  ['the line to the database is lost', withCode('08006')],
  ['the database has no connection left', withCode('53300')],
  ['the disk of the database is full', withCode('53100')],
  ['the database is shut down', withCode('57P01')],
  ['the database starts', withCode('57P03')],
  ['the disk of the database is broken', withCode('58030')],
  ['what the driver says in words', new Error('Connection terminated unexpectedly')],
  ['nobody says anything', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
  [
    'wrapped by whoever asked',
    new Error('it failed', { cause: new Error('again', { cause: withCode('ECONNRESET') }) }),
  ],
  ['at each address of a host', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
])('is one: %s', (_case, error) => expect(isOutage(error)).toBe(true));

it.each([
  ['a mistake in a statement', withCode('42601')],
  ['a statement that was broken off', withCode('57014')],
  ['a value that is there already', withCode('23505')],
  ['a file that is not there', withCode('ENOENT')],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['no error', 'ECONNREFUSED'],
])('is none: %s', (_case, error) => expect(isOutage(error)).toBe(false));
