import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { blog, post } from '../testing/posts';

const soon = { timeout: 20_000 };
const page = () => within(screen.getByRole('main'));
const titles = () =>
  page()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

async function open(posts: ReturnType<typeof post>[], path = '/blog', over: Parameters<typeof fakeServer>[0] = {}) {
  const server = blog(posts);
  const app = await renderApp(path, { link: fakeServer({ ...server.answers, ...over }) });
  await page().findByRole('heading', { level: 1, name: 'Blog' }, soon);
  return { ...app, asked: server.asked, address: () => app.router.state.location.search };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => post(index + 1));

it('shows twelve posts as cards, each of which leads to its post, with a drawing where there is no picture', async () => {
  const picture = 'https://example.com/a.jpg';
  const { asked } = await open([post(1, { imageUrls: [picture] }), ...many(20).slice(1)]);
  await page().findByText('Post 1');
  expect(asked).toEqual([{ language: 'EN', first: 12, after: null, category: null }]);
  expect(titles()).toEqual(Array.from({ length: 12 }, (_, index) => `Post ${index + 1}`));
  expect(page().getByRole('link', { name: 'Post 2' }).getAttribute('href')).toBe('/blog/p2');
  const [first, second] = page().getAllByRole('article');
  expect(first!.querySelector('img')!.getAttribute('src')).toBe(picture);
  expect(second!.querySelector('img')).toBeNull();
  expect(within(first!).getByText('29 Jun 2026')).toBeTruthy();
});

it('pages there and back, with the page in the address', async () => {
  const { user, address } = await open(many(20));
  await page().findByText('Post 1');
  expect(page().getByText('1–12 of 20')).toBeTruthy();
  await user.click(page().getByRole('link', { name: 'Next' }));
  await page().findByText('Post 13');
  expect(address()).toBe('?after=12&page=2');
  expect(titles()).toHaveLength(8);
  await user.click(page().getByRole('link', { name: 'Previous' }));
  await page().findByText('Post 1');
  expect(address()).toBe('');
});

it('filters by the category in the address, pages within it, and takes the filter back', async () => {
  const posts = many(30).map((each, index) => ({ ...each, category: index % 2 ? 'TV Care Tip' : 'News' }));
  const { user, asked, address } = await open(posts, '/blog?category=TV+Care+Tip');
  await page().findByText('Post 2');
  expect(asked).toEqual([{ language: 'EN', first: 12, after: null, category: 'TV Care Tip' }]);
  const filter = within(page().getByRole('navigation', { name: 'Filter by category' }));
  expect(filter.getByRole('link', { current: true }).textContent).toContain('TV Care Tip');
  await user.click(page().getByRole('link', { name: 'Next' }));
  await page().findByText('Post 26');
  expect(address()).toBe('?category=TV+Care+Tip&after=12&page=2');
  await user.click(filter.getByRole('link', { name: 'All' }));
  await page().findByText('Post 1');
  expect(address()).toBe('');
});

it('says what the specification says of an empty blog', async () => {
  await open([]);
  expect(await page().findByText('No blog posts available yet. Check back soon!')).toBeTruthy();
  expect(page().queryByRole('navigation', { name: 'Filter by category' })).toBeNull();
});

it('tells an empty category from an empty blog, and leads to all posts', async () => {
  const { user } = await open(many(2), '/blog?category=Gone');
  await page().findByText('There are no posts in this category.');
  expect(page().queryByText(/No blog posts available yet/)).toBeNull();
  await user.click(page().getByRole('link', { name: 'Show all posts' }));
  expect(await page().findByText('Post 1')).toBeTruthy();
});

it('shows the beginning where the page in the address is gone', async () => {
  const { address } = await open(many(3), '/blog?after=40&page=5');
  expect(await page().findByText('Post 1')).toBeTruthy();
  await waitFor(() => expect(address()).toBe(''));
});

it('does not call a list empty that failed to load, and tries again', async () => {
  const server = blog(many(1));
  let healthy = false;
  const { user } = await open([], '/blog', {
    BlogPosts: (variables) => (healthy ? server.answers.BlogPosts(variables) : refusal('INTERNAL', 'No.')),
  });
  const alert = await page().findByRole('alert', {}, soon);
  expect(page().queryByText(/No blog posts available/)).toBeNull();
  healthy = true;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await page().findByText('Post 1')).toBeTruthy();
});

it('calls the categories of a new shop by their Nepali names, and one of the owner’s own as they wrote it', async () => {
  const { answers } = blog([post(1, { category: 'TV Care Tip' }), post(2, { category: 'Cricket' })]);
  await renderApp('/blog', { link: fakeServer(answers), language: 'ne' });
  await page().findByText('Post 1', undefined, soon);
  const filter = within(page().getByRole('navigation', { name: 'विषयअनुसार छान्नुहोस्' }));
  const tips = filter.getByRole('link', { name: /टिभीको हेरचाह/ });
  expect(tips.getAttribute('href')).toBe('/blog?category=TV%20Care%20Tip');
  filter.getByRole('link', { name: /Cricket/ });
  const [first, second] = page().getAllByRole('article');
  expect(first!.textContent).toContain('टिभीको हेरचाह');
  expect(second!.textContent).toContain('Cricket');
});
