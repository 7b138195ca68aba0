import { createServer } from 'node:http';
import { openRows, type Statement } from './rows.ts';
import { announce } from './announce.ts';

/**
 * The limit: node:http, and one prepared statement that makes the whole answer's JSON itself. It looks at nothing but the
 * path: `/products`, `/productsWithReviews`, `/product?id`, `/productsWithRatings`.
 */

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const PRODUCT = `'id', p.id, 'name', p.name, 'description', p.description, 'price', p.price, 'category', p.category,
  'condition', p.condition, 'imageUrls', p.image_urls, 'isPublished', p.is_published,
  'createdAt', ${moment('p.created_at')}, 'version', p.version, 'deletedAt', p.deleted_at`;

const REVIEWS = `coalesce((select json_agg(json_build_object('id', r.id, 'targetType', upper(r.target_type),
    'subject', r.subject, 'authorName', r.author_name, 'rating', r.rating, 'comment', r.comment,
    'timestamp', ${moment('r.timestamp')}) order by r.timestamp desc, r.id desc)
  from review r where r.product_id = p.id and r.is_approved), '[]')`;

const RATING = `(select json_build_object('average', avg(r.rating)::float8, 'count', count(*))
  from review r where r.product_id = p.id and r.is_approved)`;

const list = (name: string, fields: string): Statement => ({
  name,
  text: `select json_build_object('data', json_build_object('products', json_build_object('edges', json_agg(edge))))::text as answer
    from (select json_build_object('node', json_build_object(${fields})) as edge from product p
      where p.is_published and p.deleted_at is null order by p.created_at desc, p.id desc limit 20) t`,
});

const STATEMENTS: Readonly<Record<string, Statement>> = {
  '/products': list('products', PRODUCT),
  '/productsWithReviews': list('productsWithReviews', `${PRODUCT}, 'reviews', ${REVIEWS}`),
  '/productsWithRatings': list(
    'productsWithRatings',
    `'id', p.id, 'name', p.name, 'price', p.price, 'rating', ${RATING}`,
  ),
  '/product': {
    name: 'product',
    text: `select json_build_object('data', json_build_object('product',
        json_build_object(${PRODUCT}, 'reviews', ${REVIEWS})))::text as answer
      from product p where p.id = $1 and p.is_published and p.deleted_at is null`,
  },
};

const query = await openRows(process.argv[2]!);
const server = createServer(async (request, response) => {
  const [path, id] = request.url!.split('?');
  const [row] = await query<{ answer: string }>(STATEMENTS[path!]!, id === undefined ? [] : [id]);
  const body = Buffer.from(row!.answer);
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
});
announce(server);
