import { expect, it } from 'vitest';
import { excerpt, plainText, withoutHalfSyllable } from './excerpt';

it.each([
  ['short enough', 12, 'short enough'],
  ['one letter too long', 18, 'one letter too...'],
  ['बत्ती एकपल्ट गयो', 14, 'बत्ती एकप...'],
  ['😀😀😀😀😀', 4, '😀...'],
])('%s in %i characters is %s', (text, max, cut) => {
  expect(excerpt(text, max)).toBe(cut);
});

it.each([
  ['बत्ती एकपल्', 'बत्ती एकप'],
  ['बत्ती ए', 'बत्ती'],
  ['No pictur', 'No pictur'],
  ['', ''],
])('%s, cut where it was kept, goes on as %s', (text, whole) => {
  expect(withoutHalfSyllable(text)).toBe(whole);
});

it('words on two lines stay two', () => {
  const html =
    '<h2>Our word</h2><p>Six <b>month</b>s,<br>on parts<br />and work.</p><ul><li>Keep it</li><li>dry</li></ul>';
  expect(plainText(html)).toBe('Our word Six months, on parts and work. Keep it dry');
});
