import { expect, test } from 'vitest';
import { confirmPasswordRules, emailRule, filled, newPasswordRules, usernameRule } from './rules';

test('what nobody sees counts for nothing', () => {
  expect(emailRule('\u202asita@example.com\u202c')).toBeUndefined();
  expect(usernameRule('\u200bsita\u00a0')).toBeUndefined();
  expect(filled('Missing.')('\u200b\u3164')).toBe('Missing.');
});

test('a password is counted and compared in one form', () => {
  const { length } = newPasswordRules('Too short.').validate;
  expect(length!('cafe\u03011', {})).toBe('Too short.');
  const { same } = confirmPasswordRules('password').validate;
  expect(same!('cafe\u0301 12', { password: 'caf\u00e9 12' })).toBeUndefined();
  expect(same!('cafe 12', { password: 'caf\u00e9 12' })).toBe('Passwords do not match.');
});
