import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { pathLinks, routeOf, sharedAddress } from './pathLinks';

test('links to routes become paths or whole addresses, and everything else stays', () => {
  const text = (repair: string, faq: string) =>
    `<p>See <a href="${repair}">the form</a>, <a class="x" href="${faq}">these</a>, <a href="#below">below</a>, ` +
    '<a href="/media/cv.pdf">a file</a> and <a href="https://example.com/#/x">others</a>; "#/repair" is a route.</p>';
  const html = text('#/repair?a=1', '#/faq');
  expect(pathLinks(html)).toBe(text('/repair?a=1', '/faq'));
  expect(pathLinks(html, 'https://a.example')).toBe(text('https://a.example/repair?a=1', 'https://a.example/faq'));
});

afterEach(() => i18n.activate('en'));

test('in Nepali both lead to addresses in Nepali', () => {
  const own = document.location.origin;
  expect([sharedAddress('/'), sharedAddress('/blog/1')]).toEqual([`${own}/`, `${own}/blog/1`]);
  i18n.loadAndActivate({ locale: 'ne', messages: {} });
  expect([sharedAddress('/'), sharedAddress('/blog/1')]).toEqual([`${own}/ne`, `${own}/ne/blog/1`]);
  expect(pathLinks('<a href="#/faq">')).toBe('<a href="/ne/faq">');
});

test.each([
  ['/ne', '/'],
  ['/ne/', '/'],
  ['/ne?source=mail', '/?source=mail'],
  ['/ne/blog/1?page=2', '/blog/1?page=2'],
  ['/blog/1', '/blog/1'],
  ['/news', '/news'],
  ['/', '/'],
])('%s stands for the route %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});
