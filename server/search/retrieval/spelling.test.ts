// @module-tag database
import { expect, it } from 'vitest';
import { foldWord } from './spelling.js';

it.each([
  ['पर्छ', 'parchha', 'parxa', 'parcha'],
  ['टिभी', 'tibhi', 'Tibhee'],
  ['कोठामा', 'kotha', 'KOTHA'],
  ['बिजुलीको', 'bijuli', 'beejuli'],
  ['भित्ता', 'bhitta', 'bitta'],
  ['repair', 'repairs', 'repaired', 'repairing'],
  ['inch', 'inches'],
  ['stabilizer', 'stabilizers'],
])('gives %s and its like one spelling', (first, ...others) => {
  expect(others.map(foldWord)).toEqual(others.map(() => foldWord(first)));
});

it.each([
  ['the', 'tea'],
  ['100', '1000'],
  ['55', '5'],
])('keeps %s and %s apart', (one, other) => {
  expect(foldWord(one)).not.toBe(foldWord(other));
});
