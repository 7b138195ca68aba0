import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const node = (id: string, status: string, model: string | null, minutes: number) => ({
  __typename: 'PublicRepair',
  id,
  brand: 'Samsung',
  model,
  tvType: 'OLED',
  status,
  lastUpdateDate: minutesAgo(minutes),
});

const healthy = {
  HomeStats: {
    siteStats: { __typename: 'SiteStats', completedRequests: 105021, totalRequests: 105034, currentlyServicing: 9 },
  },
  RecentActivity: {
    publicRepairs: {
      __typename: 'PublicRepairConnection',
      edges: [node('7K3M9QXT2BW0', 'REPAIRING', 'UA43', 12), node('7K3M9QXT2BW1', 'DIAGNOSED', null, 3 * 60)].map(
        (repair) => ({ __typename: 'PublicRepairEdge', node: repair }),
      ),
    },
    blogPosts: {
      __typename: 'BlogPostConnection',
      edges: [
        {
          __typename: 'BlogPostEdge',
          node: { __typename: 'BlogPost', id: 'p1', title: 'Why screens flicker', createdAt: minutesAgo(30) },
        },
      ],
    },
  },
  HomeStories: {
    stories: [
      { kind: 'PRODUCT', id: 'p', title: 'LG 43UQ' },
      { kind: 'REPAIR', id: '7K3M9QXT2BW0', title: 'Samsung UA43' },
      { kind: 'POST', id: 'b', title: 'Why screens flicker' },
      { kind: 'QUESTION', id: 'q', title: 'Do you fetch sets?' },
      { kind: 'SERVICE', id: 's', title: 'Panel repair' },
    ].map((story) => ({ __typename: 'Story', imageUrl: null, ...story })),
  },
  HomeSlides: { heroSlides: [] },
  LatestReviews: { reviews: { __typename: 'ReviewConnection', edges: [] } },
};

const slide = (id: string, title: string, videoUrl: string | null = null) => ({
  __typename: 'HeroSlide',
  id,
  title,
  subtitle: 'All sizes.',
  imageUrl: '/poster.webp',
  videoUrl,
  ctaText: `Go to ${title}`,
  ctaLink: '/contact',
  backgroundColor: '#333333',
  textColor: '#FFFFFF',
  order: 0,
});

test('shows the live numbers and the latest repairs', async () => {
  await renderApp('/', { link: fakeServer(healthy) });
  expect(await screen.findByText('1,05,021')).toBeTruthy();
  expect(screen.getByText('Currently servicing')).toBeTruthy();

  const row = (await screen.findByRole('link', { name: 'Samsung UA43' })).closest('li')!;
  expect(within(row).getByText('Repairing')).toBeTruthy();
  expect(within(row).getByText('12m ago')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Samsung OLED' });
  expect(link.getAttribute('href')).toBe('/track/7K3M9QXT2BW1');
  expect(screen.getByText('Diagnosed - Quote Pending')).toBeTruthy();
});

test('goes to a repair by its id, however it is typed', async () => {
  const link = fakeServer({ ...healthy, TrackRepair: { trackRepair: null } });
  const { user, router } = await renderApp('/', { link });
  await user.type(await screen.findByRole('textbox', { name: /Follow your repair/ }), '7k3m-9qxt-2bwo');
  await user.click(screen.getByRole('button', { name: 'Track' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/track/7K3M9QXT2BW0'));
});

test('one block that fails leaves the others alone', async () => {
  const link = fakeServer({
    ...healthy,
    HomeStats: refusal('INTERNAL', 'Something went wrong. Please try again later.'),
  });
  await renderApp('/', { link });
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong. Please try again later.');
  expect(await screen.findByRole('link', { name: 'Samsung UA43' })).toBeTruthy();
});

test('shows what is new, each with what it is and where it leads', async () => {
  await renderApp('/', { link: fakeServer(healthy) });
  const strip = await screen.findByRole('navigation', { name: 'What is new' });
  const tiles = within(strip).getAllByRole('link');
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
    ['For saleLG 43UQ', '/products/p'],
    ['On the benchSamsung UA43', '/track/7K3M9QXT2BW0'],
    ['BlogWhy screens flicker', '/blog/b'],
    ['QuestionDo you fetch sets?', '/faq'],
    ['ServicePanel repair', '/services'],
  ]);
});

test('a shop with nothing to tell has no strip', async () => {
  await renderApp('/', { link: fakeServer({ ...healthy, HomeStories: { stories: [] } }) });
  expect(await screen.findByText('1,05,021')).toBeTruthy();
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(screen.queryByRole('navigation', { name: 'What is new' })).toBeNull();
});

test('shows the newest post among the activity', async () => {
  await renderApp('/', { link: fakeServer(healthy) });
  const post = await screen.findByRole('link', { name: 'Why screens flicker' });
  expect(post.getAttribute('href')).toBe('/blog/p1');
  expect(within(post.closest('li')!).getByText('30m ago')).toBeTruthy();
  expect(await screen.findByText('No reviews yet.')).toBeTruthy();
});

test('links to eleven places to explore', async () => {
  await renderApp('/', { link: fakeServer(healthy) });
  const explore = (await screen.findByRole('heading', { name: 'Explore' })).closest('section')!;
  expect(within(explore).getAllByRole('link')).toHaveLength(11);
});

describe('the slides', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const shownSlide = () =>
    screen.getByRole('region', { name: 'From the shop' }).querySelector('[role=group]:not([inert])')!;

  test('a picture stands 2.5 seconds, a video six of which it plays five, and the last one leads to the first', async () => {
    const played: string[] = [];
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => void played.push('play'));
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void played.push('pause'));
    const heroSlides = [slide('a', 'Picture'), slide('b', 'Film', '/film.mp4')];
    await renderApp('/', { link: fakeServer({ ...healthy, HomeSlides: { heroSlides } }) });
    await screen.findByRole('region', { name: 'From the shop' });
    expect(shownSlide().textContent).toContain('Picture');
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(shownSlide().textContent).toContain('Film');
    expect(played.at(-1)).toBe('play');
    await act(() => vi.advanceTimersByTimeAsync(4_900));
    expect(played.at(-1)).toBe('play');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(played.at(-1)).toBe('pause');
    expect(shownSlide().textContent).toContain('Film');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(shownSlide().textContent).toContain('Picture');
  });

  test('a single one stays, and its button leads on', async () => {
    await renderApp('/', { link: fakeServer({ ...healthy, HomeSlides: { heroSlides: [slide('a', 'Picture')] } }) });
    const link = await screen.findByRole('link', { name: 'Go to Picture' });
    expect(link.getAttribute('href')).toBe('/contact');
    expect(screen.queryByRole('button', { name: /slide/i })).toBeNull();
  });
});

test('in Nepali numbers are Devanagari', async () => {
  await renderApp('/', { language: 'ne', link: fakeServer(healthy) });
  expect(await screen.findByText('१,०५,०२१')).toBeTruthy();
  expect(await screen.findByText('१२ मिनेटअघि')).toBeTruthy();
});
