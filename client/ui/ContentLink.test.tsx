import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ContentLink, ContentLinkButton, contentHref } from './ContentLink';

afterEach(cleanup);

test.each([
  ['/contact', '/contact'],
  ['#/contact', '/contact'],
  ['/#/blog?category=TV', '/blog?category=TV'],
  [' /contact ', '/contact'],
  [`${location.origin}/#/contact`, '/contact'],
])('%s is a way on this site', (link, to) => {
  expect(contentHref(link)).toEqual({ to });
});

test.each(['https://example.com/a', 'http://example.com', 'mailto:shop@example.com', 'tel:+97714123456'])(
  '%s leads outside, and takes nothing along',
  (link) => {
    expect(contentHref(link)).toEqual({ to: link, rel: 'noopener noreferrer' });
  },
);

test.each([
  null,
  undefined,
  '',
  '  ',
  'contact',
  '//evil.example',
  '/\\evil.example',
  '#//evil.example',
  '/#//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  '/con tact',
])('%s is no way', (link) => {
  expect(contentHref(link)).toBeNull();
});

test('only what leads somewhere becomes a link; a button also needs words', () => {
  render(
    <MemoryRouter>
      <ContentLink to="#/contact">Contact us</ContentLink>
      <ContentLink to="javascript:1">Only words</ContentLink>
      <ContentLinkButton to="https://example.com/" text="Outside" />
      <ContentLinkButton to="/faq" text="" />
      <ContentLinkButton to="nowhere" text="Lost" />
    </MemoryRouter>,
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Contact us', '/contact'],
    ['Outside', 'https://example.com/'],
  ]);
  expect(screen.getByRole('link', { name: 'Outside' }).getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getByText('Only words')).toBeTruthy();
  expect(screen.queryByText('Lost')).toBeNull();
});
