import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { blog, post } from '../testing/posts';

const soon = { timeout: 20_000 };
const page = () => within(screen.getByRole('main'));
const tip = (number: number, over = {}) => post(number, { category: 'TV Care Tip', ...over });
const EMPTY = 'No TV care tips have been posted yet. Please check back soon!';

async function open(posts: ReturnType<typeof post>[]) {
  const server = blog(posts);
  const app = await renderApp('/tips', { link: fakeServer(server.answers) });
  await page().findByRole('heading', { level: 1, name: 'TV care tips' }, soon);
  return { ...app, asked: server.asked };
}

it('folds tips out one at a time, newest first, with author, date, lines and the way to the whole post', async () => {
  const { user, asked } = await open([
    tip(1, { snippet: 'Pull the plug.\nWait.', audioUrl: '/a.mp3', videoUrl: 'https://vimeo.com/1' }),
    post(2),
    tip(3),
  ]);
  const first = await page().findByRole('button', { name: 'Post 1' });
  expect(asked).toEqual([{ language: 'EN', first: 12, after: null, category: 'TV Care Tip' }]);
  expect(
    page()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Post 1', 'Post 3']);
  await user.click(first);
  expect(page().getByText('Rajan Tamrakar')).toBeTruthy();
  expect(page().getByText('29 Jun 2026')).toBeTruthy();
  expect(page().getByText(/^Pull the plug/).textContent).toBe('Pull the plug.\nWait.');
  expect(page().getByLabelText('Audio: Post 1')).toBeTruthy();
  expect(page().getByRole('link', { name: /^Watch the video/ })).toBeTruthy();
  expect(
    page()
      .getByRole('link', { name: /^Read the full post ?: Post 1$/ })
      .getAttribute('href'),
  ).toBe('/blog/p1');
  await user.click(page().getByRole('button', { name: 'Post 3' }));
  expect(page().getByText('Snippet 3')).toBeTruthy();
  expect(page().queryByText(/^Pull the plug/)).toBeNull();
});

it('says what the specification says when there are none', async () => {
  await open([post(1)]);
  expect(await page().findByText(EMPTY)).toBeTruthy();
});

it('does not call a list empty that failed to load', async () => {
  await renderApp('/tips', { link: fakeServer({ CareTips: refusal('INTERNAL', 'No.') }) });
  expect(await page().findByRole('button', { name: 'Try again' }, soon)).toBeTruthy();
  expect(page().queryByText(EMPTY)).toBeNull();
});
