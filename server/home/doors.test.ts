import { expect, it } from 'vitest';
import { PostStatus } from '../blog/enums.js';
import { buildBlogPost } from '../blog/factory.js';
import { buildFaqItem } from '../faq/factory.js';
import { PageSlug } from '../pages/enums.js';
import { buildPage } from '../pages/factory.js';
import { buildProduct } from '../products/factory.js';
import { buildRepair } from '../repairs/factory.js';
import { useTestApp } from '../testing/testApp.js';

const app = useTestApp();

const day = (date: number) => new Date(Date.UTC(2026, 10, date));

const saveServices = (...titles: string[]) =>
  app.save(
    buildPage(
      PageSlug.SERVICES,
      {
        serviceItems: titles.map((title, index) => ({
          iconIdentifier: 'tv',
          title,
          description: 'Within a day.',
          order: index,
        })),
      },
      app.now,
    ),
  );

async function titles(caller: { token?: string } = {}): Promise<string[]> {
  const { data } = await app.viaGraphql<{ stories: { title: string }[] }>('{ stories { title } }', {}, caller);
  return data.stories.map(({ title }) => title);
}

it('mixes what is dated, newest first, and puts the first three questions and services behind it', async () => {
  await app.save<object>(
    buildProduct({ name: 'Product 3', createdAt: day(3) }),
    buildProduct({ name: 'Product 1', createdAt: day(1) }),
    // by the day on which the work went on, not by that of the request
    buildRepair({ brand: 'LG', model: 'UA43', isPublic: true, submissionDate: day(1), lastUpdateDate: day(4) }),
    buildBlogPost({ title: 'Post 2', createdAt: day(2) }),
    ...[3, 1, 4, 2].map((order) => buildFaqItem({ question: `Question ${order}`, order })),
  );
  await saveServices('Panels', 'Boards', 'Backlights', 'Remotes');
  expect(await titles()).toEqual([
    'LG UA43',
    'Product 3',
    'Post 2',
    'Product 1',
    'Question 1',
    'Question 2',
    'Question 3',
    'Panels',
    'Boards',
    'Backlights',
  ]);
});

it('says of each what it is, with its first picture and its day', async () => {
  const product = buildProduct({ name: 'Sony 55"', createdAt: day(4), imageUrls: ['/media/a.webp', '/media/b.webp'] });
  const post = buildBlogPost({ title: 'Surges', createdAt: day(3), imageUrls: ['/media/c.webp'] });
  const bare = buildBlogPost({ title: 'Dust', createdAt: day(2) });
  const repair = buildRepair({ brand: 'Sony', model: null, isPublic: true, lastUpdateDate: day(1) });
  const question = buildFaqItem({ question: 'Do you fetch sets?' });
  await app.save<object>(product, post, bare, repair, question);
  await saveServices('Panels');
  const { data } = await app.viaGraphql<object>('{ stories { kind id title imageUrl date tvType status } }');
  const whole = { tvType: null, status: null };
  const none = { imageUrl: null, date: null, ...whole };
  expect(data).toEqual({
    stories: [
      {
        kind: 'PRODUCT',
        id: product.id,
        title: 'Sony 55"',
        imageUrl: '/media/a.webp',
        date: day(4).toISOString(),
        ...whole,
      },
      { kind: 'POST', id: post.id, title: 'Surges', imageUrl: '/media/c.webp', date: day(3).toISOString(), ...whole },
      { kind: 'POST', id: bare.id, title: 'Dust', imageUrl: null, date: day(2).toISOString(), ...whole },
      {
        kind: 'REPAIR',
        id: repair.id,
        title: 'Sony LED',
        imageUrl: null,
        date: day(1).toISOString(),
        tvType: 'LED',
        status: repair.status,
      },
      { kind: 'QUESTION', id: question.id, title: 'Do you fetch sets?', ...none },
      { kind: 'SERVICE', id: expect.stringMatching(/^[\w-]{36}$/), title: 'Panels', ...none },
    ],
  });
});

it('has at most twenty, the newest', async () => {
  const days = Array.from({ length: 20 }, (_, index) => index + 1);
  await app.save<object>(
    ...days.map((date) => buildProduct({ name: `Product ${date}`, createdAt: day(date) })),
    ...days.slice(0, 5).map((date) => buildBlogPost({ title: `Post ${date}`, createdAt: day(date + 20) })),
    buildFaqItem(),
  );
  const found = await titles();
  expect(found).toHaveLength(20);
  expect(found.slice(0, 6)).toEqual(['Post 5', 'Post 4', 'Post 3', 'Post 2', 'Post 1', 'Product 20']);
  expect(found.at(-1)).toBe('Product 6');
});

it('tells nobody of what visitors cannot see, admins neither', async () => {
  await app.save<object>(
    buildProduct({ isPublished: false }),
    buildProduct({ deletedAt: app.now }),
    buildBlogPost({ status: PostStatus.Draft }),
    buildBlogPost({ deletedAt: app.now }),
    buildRepair({ isPublic: false }),
    buildRepair({ isPublic: true, deletedAt: app.now }),
  );
  const { token } = await app.admin();
  expect(await titles()).toEqual([]);
  expect(await titles({ token })).toEqual([]);
});
