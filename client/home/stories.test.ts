import { expect, test } from 'vitest';
import { toStories } from './stories';

const product = (id: string, createdAt: string) => ({
  node: { id, name: `Product ${id}`, imageUrls: [`/media/${id}.webp`], createdAt },
});
const repair = (id: string, lastUpdateDate: string) => ({
  node: { id, brand: 'LG', model: null, tvType: 'OLED' as const, lastUpdateDate },
});
const post = (id: string, createdAt: string) => ({ node: { id, title: `Post ${id}`, imageUrls: [], createdAt } });
const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T00:00:00.000Z`;

const none = {
  products: { edges: [] },
  publicRepairs: { edges: [] },
  blogPosts: { edges: [] },
  faqItems: [],
  servicesPage: null,
};

test('mixes what is dated, newest first, and puts questions and services behind it', () => {
  const stories = toStories({
    products: { edges: [product('a', day(3)), product('b', day(1))] },
    publicRepairs: { edges: [repair('c', day(4))] },
    blogPosts: { edges: [post('d', day(2))] },
    faqItems: [3, 1, 4, 2].map((order) => ({ id: `q${order}`, question: `Q${order}`, order })),
    servicesPage: { serviceItems: [2, 1, 3, 4].map((order) => ({ id: `s${order}`, title: `S${order}`, order })) },
  });
  expect(stories.map(({ id }) => id)).toEqual(['c', 'a', 'd', 'b', 'q1', 'q2', 'q3', 's1', 's2', 's3']);
  expect(stories[0]).toMatchObject({ title: 'LG OLED', to: '/track/c' });
  expect(stories[1]).toMatchObject({ to: '/products/a', picture: '/media/a.webp' });
  expect(stories[2]).toMatchObject({ to: '/blog/d', picture: undefined });
});

test('has at most twenty tiles, the newest', () => {
  const days = Array.from({ length: 20 }, (_, index) => index + 1);
  const stories = toStories({
    ...none,
    products: { edges: days.map((date) => product(`p${date}`, day(date))) },
    blogPosts: { edges: days.slice(0, 10).map((date) => post(`b${date}`, day(date + 20))) },
    faqItems: [{ id: 'q', question: 'Q', order: 0 }],
  });
  expect(stories).toHaveLength(20);
  expect(stories[0]!.id).toBe('b10');
  expect(stories.at(-1)!.id).toBe('p11');
});

test('an empty shop has no stories', () => expect(toStories(none)).toEqual([]));
