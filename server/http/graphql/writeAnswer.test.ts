// @module-tag database
import { ref } from '@mikro-orm/core';
import { execute, getOperationAST, parse } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { PostStatus } from '../../blog/enums.js';
import { buildBlogComment, buildBlogPost } from '../../blog/factory.js';
import type { Ctx } from '../../core/context.js';
import { buildNotification } from '../../notifications/factory.js';
import { ProductCategory, ProductCondition } from '../../products/enums.js';
import { buildProduct } from '../../products/factory.js';
import { buildRepair } from '../../repairs/factory.js';
import { buildReview } from '../../reviews/factory.js';
import { buildGraphqlSchema } from '../../rooms.js';
import { useTestApp } from '../../testing/testApp.js';
import { answerText, type Operation, writeAnswer } from './writeAnswer.js';

const app = useTestApp();
const schema = buildGraphqlSchema();

/** What JSON has to escape, what JavaScript takes two units for, and what only looks like the end of something. */
const ODD_TEXT = 'टिभी "43\\" \u0001\u001e\u001f\u007f\n\t\u2028 📺 </script> \'quoted\' ?';

const product = { id: '' };

beforeEach(async () => {
  const odd = buildProduct({ name: ODD_TEXT, price: 0.1, imageUrls: ['/media/a.webp', ODD_TEXT] });
  const costly = buildProduct({
    price: 99_999_999.99,
    category: ProductCategory.Part,
    condition: ProductCondition.ForParts,
    createdAt: new Date('2026-03-02T04:00:00.120Z'),
  });
  const hidden = buildProduct({ isPublished: false, price: 0 });
  const others = Array.from({ length: 3 }, (_, at) => buildProduct({ createdAt: new Date(Date.UTC(2025, at)) }));
  product.id = odd.id;
  await app.save(odd, costly, hidden, ...others);
  const about = [odd, odd, costly, hidden];
  const reviews = about.map((each, at) =>
    buildReview({
      product: ref(each),
      authorEmail: `author${at}@example.com`,
      rating: 1 + at,
      comment: at === 0 ? ODD_TEXT : null,
    }),
  );
  await app.save(...reviews, buildReview({ subject: 'Service' }), buildReview({ isApproved: false }));
  // a clock of JavaScript has no microseconds, PostgreSQL's has
  await app.em.execute(`update product set created_at = created_at + interval '999 microseconds'`);
});

const operation = (source: string, contextValue: Ctx, variables: Record<string, unknown> = {}): Operation => {
  const document = parse(source);
  return { schema, document, operation: getOperationAST(document)!, contextValue, variables };
};

/** The answer of the ordinary way, as it would go out. */
const ordinary = async ({ variables, ...asked }: Operation) =>
  JSON.stringify(await execute({ ...asked, variableValues: variables }));

/** The other one, with the spaces of JSON that the database leaves in taken away; null where it was not written. */
async function written(asked: Operation): Promise<string | null> {
  const data = await writeAnswer(asked);
  return data && JSON.stringify(JSON.parse(answerText({ data: data as never })));
}

const REVIEW = '{ id targetType subject authorName rating comment timestamp }';
const PRODUCTS = [
  '{ id }',
  '{ id name description price category condition imageUrls isPublished createdAt version deletedAt }',
  '{ __typename what: name name createdAt at: createdAt }',
  '{ ...Facts ... on Product { price } ... { id } }',
  `{ name reviews ${REVIEW} }`,
  '{ reviews { __typename } first: reviews(first: 1) { by: authorName kind: targetType } none: reviews(first: 3) { id } }',
  '{ rating { average count } }',
  '{ rating { stars: average __typename } other: rating { count } reviews { rating } rating { average } }',
];
const FACTS = 'fragment Facts on Product { id name ...More } fragment More on Product { createdAt rating { count } }';
const CONNECTIONS = [
  'edges { node $ }',
  'edges { node $ cursor }',
  'totalCount edges { at: cursor thing: node $ __typename } pageInfo { hasNextPage hasPreviousPage }',
  'page: pageInfo { endCursor startCursor __typename } list: edges { node $ } __typename totalCount',
  'edges { cursor } edges { node $ } ... on ProductConnection { totalCount }',
];
const PAGES = ['', '(first: 2)', '(first: 100)', '(last: 2)', '(category: Part)', '(category: Other, first: 1)'];

const lists = PAGES.flatMap((page) =>
  CONNECTIONS.flatMap((connection) =>
    PRODUCTS.map((each) => `{ products${page} { ${connection.replace('$', each)} } }`),
  ),
);
const needed = (source: string) => (source.includes('...Facts') ? `${source} ${FACTS}` : source);

describe('what the database writes is what resolvers would answer', () => {
  it('of every kind of page', async () => {
    for (const source of lists.map(needed)) {
      const asked = operation(source, app.ctx());
      expect([source, await written(asked)]).toEqual([source, await ordinary(asked)]);
    }
  });

  it('of the pages before and after one', async () => {
    const query = `query ($first: Int, $after: String, $last: Int, $before: String) {
      products(first: $first, after: $after, last: $last, before: $before) {
        edges { cursor node { name } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
    }`;
    interface Page {
      products: { edges: unknown[]; pageInfo: Record<string, string> };
    }
    let variables: Record<string, unknown> = { first: 2 };
    for (const side of ['after', 'after', 'before', 'before']) {
      const asked = operation(query, app.ctx(), variables);
      const answer = await written(asked);
      expect(answer).toBe(await ordinary(asked));
      const { edges, pageInfo } = (JSON.parse(answer!) as { data: Page }).data.products;
      expect(edges.length).toBeGreaterThan(0);
      variables =
        side === 'after' ? { first: 2, after: pageInfo.endCursor } : { last: 2, before: pageInfo.startCursor };
    }
  });

  it('of one thing, and of none', async () => {
    const query = (each: string) => needed(`query ($id: ID!) { product(id: $id) ${each} }`);
    for (const each of PRODUCTS) {
      for (const id of [product.id, '00000000-0000-4000-8000-000000000000', 'x']) {
        const asked = operation(query(each), app.ctx(), { id });
        expect([each, id, await written(asked)]).toEqual([each, id, await ordinary(asked)]);
      }
    }
  });

  it('of one document with other variables each time, deep within it too', async () => {
    const first = operation(
      'query ($id: ID!, $most: Int) { product(id: $id) { reviews(first: $most) { rating } one: reviews(first: 1) { id } } }',
      app.ctx(),
    );
    for (const most of [1, 2, 2, 1]) {
      const asked = { ...first, variables: { id: product.id, most } };
      const answer = await written(asked);
      expect(answer).toBe(await ordinary(asked));
      expect(JSON.parse(answer!)).toMatchObject({
        data: { product: { reviews: { length: most }, one: { length: 1 } } },
      });
    }
  });

  it('of several fields at once, under names of their own', async () => {
    const asked = operation(
      `{ a: products(first: 1) { edges { node { id } } } reviews { totalCount edges { cursor node ${REVIEW} } }
        b: product(id: "${product.id}") { name } }`,
      app.ctx(),
    );
    expect(await written(asked)).toBe(await ordinary(asked));
  });

  it('of posts, public repairs and notifications', async () => {
    const { user, ctx } = await app.signedIn();
    const post = buildBlogPost({ title: ODD_TEXT, status: PostStatus.Published });
    const repair = buildRepair({ userName: 'Sita Kumari Sharma', isPublic: true });
    await app.save<object>(post, repair, buildBlogComment(post), buildBlogComment(post, { isApproved: false }));
    await app.save(buildNotification(user, { message: ODD_TEXT }));
    const lists = [
      '{ blogPosts { totalCount edges { cursor node { id title snippet imageUrls status createdAt commentCount } } } }',
      `{ blogPost(id: "${post.id}") { title videoUrl count: commentCount } }`,
      `{ publicRepairs { edges { cursor node { id userName tvType brand model status submissionDate lastUpdateDate } } } }`,
      '{ notifications { totalCount edges { node { id title message link isRead timestamp } } } }',
    ];
    for (const source of lists) {
      const asked = operation(source, ctx);
      expect([source, await written(asked)]).toEqual([source, await ordinary(asked)]);
    }
    const [, , repairs] = lists;
    expect(JSON.parse((await written(operation(repairs!, ctx)))!)).toMatchObject({
      data: { publicRepairs: { edges: [{ node: { id: repair.id, userName: 'Sita S.' } }] } },
    });
  });

  it('with the policies of whoever asks', async () => {
    const { ctx } = await app.admin();
    const hidden = (await app.em.execute<{ id: string }[]>('select id from product where not is_published'))[0]!;
    const query = `{ product(id: "${hidden.id}") { id isPublished } }`;
    const [asGuest, asAdmin] = await Promise.all([app.ctx(), ctx].map((each) => written(operation(query, each))));
    expect(JSON.parse(asGuest!)).toEqual({ data: { product: null } });
    expect(JSON.parse(asAdmin!)).toEqual({ data: { product: { id: hidden.id, isPublished: false } } });
  });
});

describe('left to resolvers is', () => {
  it.each([
    ['a field that is more than its column', '{ reviews { edges { node { id isMine } } } }'],
    ['the same within something else', '{ products { edges { node { id reviews { targetName } } } } }'],
    ['what depends on variables', 'query ($x: Boolean = true) { products { totalCount @include(if: $x) } }'],
    ['what is asked for twice', '{ products { edges { node { id } } others: edges { node { name } } } }'],
    ['what another resolver answers, too', '{ products { totalCount } faqItems { id } }'],
    ['the schema', '{ __schema { queryType { name } } products { totalCount } }'],
    ['what is refused', '{ products(first: 1000) { totalCount } }'],
    ['the same below', '{ products { edges { node { reviews(first: 1000) { id } } } } }'],
    ['what misses a variable', 'query ($id: ID!) { product(id: $id) { id } }'],
  ])('%s', async (_what, source) => {
    const asked = operation(source, app.ctx());
    expect(await written(asked)).toBeNull();
    expect(await written(asked)).toBeNull();
  });
});

it('goes out by HTTP as anything else', async () => {
  const query = '{ products(first: 2) { edges { node { name price createdAt } } } }';
  const answers = [await app.viaRest('POST', '/graphql', { query }), await app.viaRest('POST', '/graphql', { query })];
  for (const { status, body, headers } of answers) {
    expect([status, JSON.stringify(body)]).toEqual([200, await ordinary(operation(query, app.ctx()))]);
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  }
});
