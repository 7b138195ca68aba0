import { expect, test } from 'vitest';
import { isOwnOrigin, withoutOwnOrigin } from './origin';

test.each([
  ['/media/x.webp', true],
  [`${location.origin}/media/x.webp`, true],
  ['https://res.cloudinary.com/x.jpg', false],
  ['//evil.example/x.jpg', false],
  ['http://[', false],
])('%s is our own: %s', (url, isOwn) => expect(isOwnOrigin(url)).toBe(isOwn));

test('our own addresses become paths, others stay', () => {
  expect(withoutOwnOrigin(`${location.origin}/media/x.webp?a=1`)).toBe('/media/x.webp?a=1');
  expect(withoutOwnOrigin('https://res.cloudinary.com/x.jpg')).toBe('https://res.cloudinary.com/x.jpg');
});
