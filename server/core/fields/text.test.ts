import { expect, it } from 'vitest';
import { cutText, fitText, isStorable, isVisible, requiredLine, toStorable } from './text.js';

it.each(['', ' \t\u00a0', '\u200b\u202e', '\u3164', '\u2800', '\ufe0f'])('finds nothing to see in %j', (text) => {
  expect(isVisible(text)).toBe(false);
});

it.each(['a', '़', '📺', '\u200bशर्मा'])('sees %j', (text) => expect(isVisible(text)).toBe(true));

it('keeps a name in one line of plain characters', () => {
  const name = requiredLine('Name', 20);
  expect(name.parse('Ram\tThapa\u202c')).toBe('Ram Thapa');
  // what is taken out does not count
  expect(name.parse(`${'\u200b'.repeat(20)}Ram`)).toBe('Ram');
  for (const lines of ['Ram\nThapa', 'Ram\u2028Thapa', 'Ram\u0007'])
    expect(() => name.parse(lines)).toThrow('Name contains a character that cannot be used.');
});

it('cuts between characters', () => {
  expect(cutText('📺📺📺', 2)).toBe('📺📺');
  expect(fitText('a📺📺', 4)).toBe('a📺');
  expect(fitText('a📺📺', 5)).toBe('a📺📺');
});

it('stores nothing that no database takes, or that would keep it busy', () => {
  const pile = `a${'\u0315\u0300'.repeat(5_000)}`;
  for (const text of ['a\u0000b', '\ud83d', pile]) {
    expect(isStorable(text)).toBe(false);
    expect(isStorable(toStorable(text))).toBe(true);
  }
  expect(isStorable('नि\u0901र्‍याइँ e\u0301\u0323')).toBe(true);
});
