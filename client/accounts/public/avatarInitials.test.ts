import { expect, it } from 'vitest';
import { initialsOf } from './avatarInitials';

it.each([
  ['Sita Sharma', 'sita', 'SS'],
  ['Bishnu Prasad Tamrakar', 'x', 'BT'],
  ['sita', 'x', 'SI'],
  [null, 'ram_thapa', 'RT'],
  [null, 'ram', 'RA'],
  ['  ', 'ram', 'RA'],
  ['सीता शर्मा', 'x', 'सीश'],
  ['गीता', 'x', 'गीता'],
  ['Émile 🎈 Noël', 'x', 'ÉN'],
  ['7', 'x', '7'],
])('%s (%s) is %s', (name, username, initials) => {
  expect(initialsOf({ name, username })).toBe(initials);
});
