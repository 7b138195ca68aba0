import { expect, test } from 'vitest';
import { pathLinks } from './pathLinks';

test('links to routes become paths or whole addresses, and everything else stays', () => {
  const text = (repair: string, faq: string) =>
    `<p>See <a href="${repair}">the form</a>, <a class="x" href="${faq}">these</a>, <a href="#below">below</a>, ` +
    '<a href="/media/cv.pdf">a file</a> and <a href="https://example.com/#/x">others</a>; "#/repair" is a route.</p>';
  const html = text('#/repair?a=1', '#/faq');
  expect(pathLinks(html)).toBe(text('/repair?a=1', '/faq'));
  expect(pathLinks(html, 'https://a.example')).toBe(text('https://a.example/repair?a=1', 'https://a.example/faq'));
});
