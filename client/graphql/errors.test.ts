import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { readError } from './errors';

const combined = (extensions?: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions }] });

test('reads code, message and fields of a server error', () => {
  expect(readError(combined({ code: 'BAD_INPUT', fields: { brand: 'Brand is required.' } }))).toEqual({
    code: 'BAD_INPUT',
    message: 'No.',
    fields: { brand: 'Brand is required.' },
  });
  expect(readError(combined({ code: 'INTERNAL', requestId: 'r1' }))).toMatchObject({
    code: 'INTERNAL',
    requestId: 'r1',
  });
});

test('takes an unknown code or odd fields for an internal error without fields', () => {
  expect(readError(combined({ code: 'GRAPHQL_VALIDATION_FAILED', fields: 7 }))).toEqual({
    code: 'INTERNAL',
    message: 'No.',
    fields: {},
  });
});

test('a request without an answer is a network error in our own words', () => {
  expect(readError(new TypeError('Failed to fetch'))).toEqual({
    code: 'NETWORK',
    message: 'The shop could not be reached. Please check your connection.',
    fields: {},
  });
});
