import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { blog, post } from '../blog/testing/posts';
import { fakeServer, refusal } from '../testing/fakeServer';
import { renderApp } from '../testing/renderApp';

const soon = { timeout: 20_000 };
const sidebar = () => within(screen.getByRole('complementary', { name: 'More from Parda' }));

async function open(answers: Parameters<typeof fakeServer>[0]) {
  const app = await renderApp('/404', { link: fakeServer(answers) });
  await screen.findByRole('heading', { level: 1 }, soon);
  return app;
}

it('leads to the three newest posts and to the categories, with how many posts each has', async () => {
  const posts = [post(1), post(2, { category: 'R&D' }), post(3), post(4)];
  await open(blog(posts).answers);
  const recent = within(await sidebar().findByRole('region', { name: 'Recent Posts' }, soon));
  const links = recent.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Post 1', '/blog/p1'],
    ['Post 2', '/blog/p2'],
    ['Post 3', '/blog/p3'],
  ]);
  const categories = within(sidebar().getByRole('navigation', { name: 'Categories' }));
  expect(categories.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog?category=News',
    '/blog?category=R%26D',
  ]);
  expect(categories.getByRole('link', { name: /^News/ }).textContent).toContain('3');
});

it('keeps the call to action and the newsletter beside an empty blog', async () => {
  await open({});
  await sidebar().findByRole('link', { name: 'Request a Repair' }, soon);
  expect(sidebar().getByRole('heading', { name: 'Stay Updated' })).toBeTruthy();
  expect(sidebar().queryByRole('heading', { name: 'Recent Posts' })).toBeNull();
  expect(sidebar().queryByRole('navigation', { name: 'Categories' })).toBeNull();
});

it('offers another try when the posts failed to load', async () => {
  const { answers } = blog([post(1)]);
  let healthy = false;
  const { user } = await open({
    SidebarPosts: () => (healthy ? answers.SidebarPosts : refusal('INTERNAL', 'No.')),
  });
  const again = await sidebar().findByRole('button', { name: 'Try again' }, soon);
  expect(sidebar().getByRole('link', { name: 'Request a Repair' })).toBeTruthy();
  healthy = true;
  await user.click(again);
  expect(await sidebar().findByRole('link', { name: 'Post 1' })).toBeTruthy();
});
