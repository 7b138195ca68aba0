import type { EntityManager } from '@mikro-orm/postgresql';

/** What every run measures on: the shop of design's speed budgets. */
export const SHAPE = { products: 200, reviewsEach: 5, picturesEach: 2 } as const;

/** The same ids in every run; products, reviews and pictures each have a letter of their own. */
const uuid = (letter: string, number: string) =>
  `('${letter.repeat(8)}-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;

/** The product that is asked for by its id: one from the middle of the shop. */
export const ONE_PRODUCT = `aaaaaaaa-0000-4000-8000-${String(SHAPE.products / 2).padStart(12, '0')}`;

/** About three hundred characters, of which some have to be escaped in JSON and some take three bytes in UTF-8. */
const DESCRIPTION = `'<p>Set number ' || n || ', 43" and "Full HD", tested for two hours with its own remote control. ' ||
  'टिभी मर्मत and a warranty of six months come with it. </p><p>' || repeat(md5('product' || n) || ' ', 4) || '</p>'`;

/** Fills an empty, migrated database with products and their reviews, alike in every run. */
export async function fill(em: EntityManager): Promise<void> {
  await em.execute(
    `insert into product (id, name, description, price, category, condition, image_urls, is_published, created_at, version)
    select ${uuid('a', 'n')}, 'Television ' || n, ${DESCRIPTION}, 10000 + n * 25.5,
      (array['TV', 'Accessory', 'Part', 'Other'])[1 + n % 4],
      (array['New', 'UsedLikeNew', 'UsedGood', 'ForParts'])[1 + n % 4],
      (select jsonb_agg('/media/' || md5('picture' || n || '/' || picture) || '-960.webp')
        from generate_series(1, ${SHAPE.picturesEach}) picture),
      true, timestamptz '2026-01-01 00:00:00Z' + n * interval '1 hour', 1
    from generate_series(1, ${SHAPE.products}) n`,
  );
  await em.execute(
    `insert into review (id, target_type, product_id, author_name, author_email, author_key, rating, comment, "timestamp", is_approved)
    select ${uuid('b', `n * ${SHAPE.reviewsEach} + m`)}, 'product', ${uuid('a', 'n')}, 'Author ' || m,
      'author' || m || '@example.com', 'author' || m || '@example.com', 1 + (n + m) % 5,
      'Bought in number ' || n || '; ' || repeat(md5('review' || n || '/' || m) || ' ', 3),
      timestamptz '2026-06-01 00:00:00Z' + (n * ${SHAPE.reviewsEach} + m) * interval '1 minute', true
    from generate_series(1, ${SHAPE.products}) n, generate_series(1, ${SHAPE.reviewsEach}) m`,
  );
  await em.execute('analyze');
}
