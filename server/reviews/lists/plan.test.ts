// @module-tag database
import { beforeEach, expect, it } from 'vitest';
import { APART, useTestApp } from '../../testing/testApp.js';
import { pageReviews } from '../legacy/list.service.js';
import { serviceRating } from '../ratings/serviceRating.js';
import type { RatingSummary } from '../views.js';

const app = useTestApp(APART);
const REVIEWS = 5_000;

const productId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const repairId = (n: number) => String(n).padStart(12, '0');

const KINDS = ['product', 'repair', 'general'] as const;

/** What the database is filled with, as plain facts that the answers are compared with. */
interface Fact {
  kind: (typeof KINDS)[number];
  /** Of its product or repair. */
  n: number;
  rating: number;
  comment: boolean;
  isApproved: boolean;
  isShown: boolean;
}

const isDraft = (n: number) => n % 10 === 1;
const isGone = (n: number) => n % 10 === 2;

const FACTS = Array.from({ length: REVIEWS }, (_, index): Fact => {
  const i = index + 1;
  const kind = KINDS[i % 3]!;
  const n = 1 + (i % 200);
  const isApproved = i % 11 !== 0;
  const isThere = kind === 'general' || (!isGone(n) && (kind === 'repair' || !isDraft(n)));
  const rating = 1 + ((i * 7) % 5);
  return { kind, n, rating, comment: i % 4 !== 0, isApproved, isShown: isApproved && isThere };
});

beforeEach(async () => {
  const { em } = app;
  await em.execute(
    `insert into product (id, name, description, price, category, condition, image_urls, is_published, created_at, deleted_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Product ' || n, 'x', 1000, 'TV', 'UsedGood', '[]',
      n % 10 <> 1, now(), case when n % 10 = 2 then now() end
    from generate_series(1, 200) as n`,
  );
  await em.execute(
    `insert into repair (id, user_name, contact_number, contact_number_key, tv_type, brand, issue_description, issue_image_urls,
      preferred_pickup_time, pickup_address, delivery_option, is_public, status, submission_date, last_update_date, public_name, deleted_at)
    select lpad(n::text, 12, '0'), 'Customer', '9841234567', '9779841234567', 'LED', 'LG', 'x', '[]', now(), 'Kathmandu', 'pickup',
      true, 'DELIVERED', now(), now(), 'Customer', case when n % 10 = 2 then now() end
    from generate_series(1, 200) as n`,
  );
  await em.execute(
    `insert into review (id, target_type, product_id, repair_id, author_name, author_email, author_key, rating, comment,
      "timestamp", is_approved)
    select gen_random_uuid(), (array['product', 'repair', 'general'])[1 + i % 3],
      case when i % 3 = 0 then ('00000000-0000-4000-8000-' || lpad((1 + i % 200)::text, 12, '0'))::uuid end,
      case when i % 3 = 1 then lpad((1 + i % 200)::text, 12, '0') end,
      'Author ' || i, 'a' || i || '@example.com', 'a' || i, 1 + (i * 7) % 5, case when i % 4 <> 0 then 'Good' end,
      timestamptz '2020-01-01' + i * interval '1 hour', i % 11 <> 0
    from generate_series(1, ${REVIEWS}) as i`,
  );
  await em.execute('vacuum analyze review');
});

const average = (facts: Fact[]) => facts.reduce((sum, { rating }) => sum + rating, 0) / facts.length;

/** A list and what it must hold. */
type ListCase = [args: Record<string, unknown>, holds: (fact: Fact) => boolean];

const LISTS: ListCase[] = [
  [{}, () => true],
  ...KINDS.map((kind): ListCase => [{ targetType: kind }, (fact) => fact.kind === kind]),
  ...[1, 2, 3, 4, 5].map((rating): ListCase => [{ rating }, (fact) => fact.rating === rating]),
  [{ targetType: 'product', rating: 4 }, ({ kind, rating }) => kind === 'product' && rating === 4],
  [{ targetType: 'repair', rating: 1 }, ({ kind, rating }) => kind === 'repair' && rating === 1],
  [{ withComment: true }, ({ comment }) => comment],
  [{ targetType: 'product', targetId: productId(7) }, ({ kind, n }) => kind === 'product' && n === 7],
  [{ targetType: 'repair', targetId: repairId(8) }, ({ kind, n }) => kind === 'repair' && n === 8],
];

interface Page {
  totalCount: number;
  edges: { node: { rating: number } }[];
}

/** Asks for a list as the reviews page does. */
async function askReviews({ targetType, ...args }: Record<string, unknown>): Promise<Page> {
  const { data } = await app.viaGraphql<{ reviews: Page }>(
    `query ($targetType: ReviewTargetType, $targetId: ID, $rating: Int, $withComment: Boolean, $first: Int) {
      reviews(targetType: $targetType, targetId: $targetId, rating: $rating, withComment: $withComment, first: $first) {
        totalCount edges { node { rating } }
      }
    }`,
    { ...args, ...(typeof targetType === 'string' && { targetType: targetType.toUpperCase() }) },
  );
  return data.reviews;
}

/** Asks how a product is rated. */
async function askRating(id: string): Promise<RatingSummary> {
  const query = 'query ($id: ID!) { product(id: $id) { rating { average count } } }';
  const { data } = await app.viaGraphql<{ product: { rating: RatingSummary } }>(query, { id });
  return data.product.rating;
}

it(`with ${REVIEWS} reviews every filter counts what it should`, async () => {
  for (const [args, holds] of LISTS) {
    const { totalCount, edges } = await askReviews({ ...args, first: 100 });
    const expected = FACTS.filter((fact) => fact.isShown && holds(fact));
    expect([args, totalCount]).toEqual([args, expected.length]);
    // the newest of them, newest first
    expect([args, edges.map(({ node }) => node.rating)]).toEqual([
      args,
      expected
        .map(({ rating }) => rating)
        .toReversed()
        .slice(0, 100),
    ]);
  }
});

it('averages are exact: of a product its approved reviews, of the shop repairs and general ones', async () => {
  const ctx = app.ctx();
  for (const n of [3, 4, 100]) {
    const reviews = FACTS.filter((fact) => fact.kind === 'product' && fact.n === n && fact.isApproved);
    const rating = await askRating(productId(n));
    expect(rating.count).toBe(reviews.length);
    expect(rating.average).toBeCloseTo(average(reviews), 10);
  }
  const ofTheShop = FACTS.filter((fact) => fact.isShown && fact.kind !== 'product');
  const rating = await serviceRating(ctx);
  expect(rating.count).toBe(ofTheShop.length);
  expect(rating.average).toBeCloseTo(average(ofTheShop), 10);
});

it('a list of products asks for all their ratings at once', async () => {
  const query = '{ products(first: 100) { edges { node { id rating { average count } } } } }';
  const statements = await app.statementsOf(() => app.viaGraphql(query));
  expect(statements.filter(({ sql }) => sql.includes('from tally'))).toHaveLength(1);
});

/** The plans of the statements on reviews that match, as text. */
async function plansOf(work: () => Promise<unknown>, which: RegExp): Promise<string[]> {
  const statements = await app.statementsOf(work);
  const plans = [];
  for (const { sql, params } of statements.filter((statement) => which.test(statement.sql))) {
    const rows = await app.em.execute<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, [...params]);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}

/** Whether reviews are found by an index, and not by looking at all of them. */
const usesIndex = (plan: string) => /review_(approved|product|repair)_/.test(plan) && !/Seq Scan on review/.test(plan);

it('pages, targets and ratings of products are answered from indexes', async () => {
  const PAGE = /from "review".* order by .* limit /s;
  const work: [string, RegExp, () => Promise<unknown>][] = [
    ...LISTS.map(([args]): [string, RegExp, () => Promise<unknown>] => [
      JSON.stringify(args),
      PAGE,
      () => askReviews(args),
    ]),
    ['REST', PAGE, () => pageReviews(app.ctx(), { limit: 20, offset: 20 })],
  ];
  for (const [name, which, run] of work) {
    const plans = await plansOf(run, which);
    expect([name, plans.length > 0]).toEqual([name, true]);
    expect([name, plans.filter((plan) => !usesIndex(plan))]).toEqual([name, []]);
  }
});
