import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError, conflict, isInternal, toPublicError, unavailable } from './errors.js';

it('shows the errors that rules throw as they are', () => {
  expect(toPublicError(conflict('Taken.', { email: 'Taken.' }), 'id')).toEqual({
    code: 'CONFLICT',
    message: 'Taken.',
    fields: { email: 'Taken.' },
  });
});

it('names each wrong field once, and takes the first message for the whole', () => {
  const schema = z.object({ a: z.string({ error: 'A is required.' }), b: z.object({ c: z.number({ error: 'C!' }) }) });
  const { error } = schema.safeParse({ b: {} });
  expect(toPublicError(error)).toEqual({
    code: 'BAD_INPUT',
    message: 'A is required.',
    fields: { a: 'A is required.', 'b.c': 'C!' },
  });
});

it('masks everything else under the request id', () => {
  expect(toPublicError(new Error('connect ECONNREFUSED 10.0.0.1'), 'request 7')).toEqual({
    code: 'INTERNAL',
    message: 'Something went wrong. Please try again later.',
    requestId: 'request 7',
  });
  expect(toPublicError('a string', 'request 8')).toMatchObject({ code: 'INTERNAL' });
});

it('says that it may go well later where something is away, and needs a line in the log for that, too', () => {
  const shown = toPublicError(Object.assign(new Error('connect to 10.0.0.1'), { code: 'ECONNREFUSED' }), 'request 9');
  expect(shown).toEqual({
    code: 'UNAVAILABLE',
    message: 'Something went wrong. Please try again later.',
    requestId: 'request 9',
  });
  expect([isInternal(shown), isInternal(toPublicError(unavailable('The assistant is busy.')))]).toEqual([true, false]);
});

it('recognises the HTTP layer\u2019s own refusals', () => {
  const refusal = (status: number) => toPublicError(Object.assign(new Error('raw'), { status })).code;
  expect([refusal(400), refusal(413), refusal(415), refusal(500)]).toEqual([
    'BAD_INPUT',
    'TOO_LARGE',
    'UNSUPPORTED_MEDIA',
    'INTERNAL',
  ]);
});

it('carries its code', () => expect(new AppError('FORBIDDEN', 'No.').code).toBe('FORBIDDEN'));
