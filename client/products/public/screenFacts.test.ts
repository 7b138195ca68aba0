import { expect, test } from 'vitest';
import { screenFacts } from './screenFacts';

test('a name says how large a screen is, and how fine', () => {
  expect(
    [
      'Samsung 43" Crystal UHD Smart TV (UA43AU7700)',
      'LG 32 inch Full HD (32LM6360)',
      'TCL 55” 8K',
      'Philips 43PFT5853',
      'HDMI cable, 2 m',
      'Sony 24″ HD Ready',
    ].map((name) => Object.values(screenFacts(name))),
  ).toEqual([
    ['43', '4K'],
    ['32', 'Full HD'],
    ['55', '8K'],
    [null, null],
    [null, null],
    ['24', 'HD'],
  ]);
});
