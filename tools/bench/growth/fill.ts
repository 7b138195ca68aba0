import type { Client } from 'pg';

/** Tables that are filled, each with as many rows as the run says; accounts stay few. */
const TABLES = [
  'product',
  'tv_set',
  'repair',
  'set_sheet',
  'review',
  'blog_post',
  'blog_comment',
  'activity_log',
  'newsletter_subscription',
];

/** The same ids in every run; each table has a letter of its own. */
export const uuidOf = (letter: string, number: number): string =>
  `${letter.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;

const uuid = (letter: string, number: string) =>
  `('${letter.repeat(8)}-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;

/** When row n came in: row 1 is the oldest, and all sizes end on the same day. */
export const momentOf = (n: number, rows: number): string =>
  new Date(Date.UTC(2026, 5, 1) - (rows - n) * 60_000).toISOString();

const moment = (rows: number) => `(timestamptz '2026-06-01 00:00:00Z' - (${rows} - n) * interval '1 minute')`;

const one = (values: string[], seed = 'n') =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + abs(hashint4(${seed})) % ${values.length}]`;

const NAMES = ['Sita', 'Ram', 'Gita', 'Hari', 'Maya', 'Bikash', 'Anita', 'Suresh'];
const FAMILIES = ['Sharma', 'Rai', 'Gurung', 'Shrestha', 'Thapa', 'Lama', 'Joshi', 'Magar'];
const NAME = `${one(NAMES)} || ' ' || ${one(FAMILIES, 'n + 7')}`;
const BRANDS = ['Samsung', 'LG', 'Sony', 'TCL', 'CG', 'Himstar', 'Skyworth', 'Xiaomi'];
const STATUSES = 'REQUESTED PICKED_UP DIAGNOSING DIAGNOSED REPAIRING REPAIRED DELIVERED CANCELLED'.split(' ');

/** What is in one row of a thing and in no other: what a search for it finds. */
const wordOf = 'left(md5(n::text), 8)';

const KIND = `(array['product', 'repair', 'general'])[1 + n % 3]`;

const statements = (rows: number): string[] => [
  `insert into product (id, name, description, price, category, condition, image_urls, is_published, created_at, version)
   select ${uuid('a', 'n')}, 'Television ' || ${wordOf}, '<p>A set that was tested for two hours.</p>', 10000 + n % 5000,
     ${one(['TV', 'Accessory', 'Part', 'Other'])}, 'UsedGood', '[]', n % 10 <> 0, ${moment(rows)}, 1
   from generate_series(1, ${rows}) n`,
  `insert into tv_set (id, brand, model, tv_type, size_inches, serial, serial_key, notes, created_at)
   select ${uuid('9', 'n')}, ${one(BRANDS, 'n + 3')}, ${wordOf}, 'LED', 32 + n % 40, 'SN-' || n, 'SN' || n, '', ${moment(rows)}
   from generate_series(1, ${rows}) n`,
  `insert into repair (id, set_id, user_name, contact_number, contact_number_key, tv_type, brand, model, issue_description,
     issue_image_urls, preferred_pickup_time, pickup_address, delivery_option, is_public, status, submission_date,
     last_update_date, public_name)
   select upper(lpad(to_hex(n), 12, '0')), ${uuid('9', `1 + n % ${Math.ceil(rows / 2)}`)}, ${NAME}, '98' || 10000000 + n, '97798' || 10000000 + n, 'LED', ${one(BRANDS, 'n + 3')},
     ${wordOf}, 'No picture', '[]', ${moment(rows)}, 'Kathmandu', 'pickup', n % 10 < 7,
     ${one(STATUSES, 'n + 1')}::repair_status, ${moment(rows)}, ${moment(rows)}, ${NAME}
   from generate_series(1, ${rows}) n`,
  `insert into set_sheet (id, kind, repair_id, rows, accessories, photo_urls, created_at)
   select ${uuid('8', 'n')}, 'INTAKE', upper(lpad(to_hex(n), 12, '0')), '[]', '[]', '[]', ${moment(rows)}
   from generate_series(1, ${rows}) n`,
  `insert into review (id, target_type, product_id, repair_id, author_name, author_email, author_key, rating, comment,
     "timestamp", is_approved)
   select ${uuid('b', 'n')}, ${KIND},
     case when n % 3 = 0 then ${uuid('a', `1 + n % ${rows}`)} end,
     case when n % 3 = 1 then upper(lpad(to_hex(1 + n % ${rows}), 12, '0')) end,
     ${NAME}, 'author' || n || '@example.com', 'author' || n, 1 + n % 5, case when n % 4 > 0 then 'Said ' || ${wordOf} end,
     ${moment(rows)}, n % 20 <> 0
   from generate_series(1, ${rows}) n`,
  `insert into blog_post (id, title, author, category, snippet, image_urls, full_content_blocks, status, created_at, version)
   select ${uuid('c', 'n')}, 'Care ' || ${wordOf}, 'Parda', 'Category ' || n % 20, 'How to clean a screen.', '[]', '[]',
     case when n % 10 = 0 then 'Draft' else 'Published' end, ${moment(rows)}, 1
   from generate_series(1, ${rows}) n`,
  `insert into blog_comment (id, post_id, author_name, content, "timestamp", is_approved)
   select ${uuid('d', 'n')}, ${uuid('c', `1 + n % ${rows}`)}, ${NAME}, 'Thank you, ' || ${wordOf}, ${moment(rows)}, n % 20 <> 0
   from generate_series(1, ${rows}) n`,
  `insert into activity_log (id, timestamp, action_type, description, user_email)
   select ${uuid('e', 'n')}, ${moment(rows)}, ${one(['USER_LOGIN', 'REPAIR_CREATED', 'REVIEW_SUBMITTED'])}, 'Did ' || ${wordOf},
     case when n % 2 = 0 then 'person' || n % 1000 || '@example.com' end
   from generate_series(1, ${rows}) n`,
  `insert into newsletter_subscription (id, email, created_at, is_active)
   select ${uuid('f', 'n')}, 'reader' || n || '@example.com', ${moment(rows)}, n % 10 <> 0
   from generate_series(1, ${rows}) n`,
  // what the triggers would have kept, row by row
  `insert into tally (topic, key, count, sum)
   select 'repairs_by_status', status::text, count(*), 0 from repair where deleted_at is null group by 2
   union all select 'posts_by_category', category, count(*), 0 from blog_post where status = 'Published' group by 2
   union all select 'comments_by_post', post_id::text, count(*), 0 from blog_comment where is_approved group by 2
   union all select 'stars_of_service', target_type, count(*), sum(rating) from review where is_approved and product_id is null group by 2
   union all select 'stars_of_products', product_id::text, count(*), sum(rating) from review
     where is_approved and product_id is not null group by 2`,
];

/**
 * Fills a migrated database with so many rows of everything that grows. The triggers sleep, and the indexes are taken away and
 * made anew: a million rows would take an hour otherwise. Needs a superuser.
 */
export async function fill(db: Client, rows: number): Promise<void> {
  const { rows: indexes } = await db.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = any($1) and indexname not in (select conname from pg_constraint)`,
    [[...TABLES, 'tally']],
  );
  await db.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`);
  for (const { name } of indexes) await db.query(`drop index "${name}"`);
  for (const statement of statements(rows)) await db.query(statement);
  for (const { definition } of indexes) await db.query(definition);
  for (const table of [...TABLES, 'tally']) await db.query(`vacuum analyze ${table}`);
}
