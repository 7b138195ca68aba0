// @module-tag database
import { getNamedType, isEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { buildUser } from './accounts/factory.js';
import { UserRole } from './core/policy.js';
import type { DeclaredRoute } from './http/rest/rest.js';
import { buildGraphqlSchema, restRoutes } from './rooms.js';
import { type FullShop, fillShop } from './testing/fullShop.js';
import { useTestApp } from './testing/testApp.js';

/**
 * Every list finds its page by walking an index in its order. The planner is told to avoid walks through whole tables and
 * sorting wherever there is another way; what does so nevertheless has no index.
 */

const app = useTestApp();

const ROWS = 3;
/** A column whose values are all different is in order already. */
const NOT_BY_INDEX = /Seq Scan|(?:^|-> +)Sort$|Incremental Sort\n.*\n +Presorted Key: (?!(?:email|recipient)_key\n)/m;
/** What the owner writes by hand, some dozens at most: their tables are sorted when somebody looks. */
const SMALL = /^(?:faqItem|heroSlide|jobOpening|priceItem|priceTemplate|webhook)Table/;

/** A shop with some of everything, and who may see all of it. */
async function openShop(): Promise<{ shop: FullShop; token: string }> {
  const admin = buildUser({ role: UserRole.ADMIN });
  const shop = await fillShop(app, admin, ROWS);
  const { token } = await app.signedIn(admin);
  return { shop, token };
}

/** Plans of those statements of `work` that read a page without an index in its order. */
async function plansWithoutIndex(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await app.statementsOf(work);
  const pages = statements.filter(({ sql }) => /order by .* limit/s.test(sql));
  if (pages.length === 0) return ['no page was read'];
  return app.em.transactional(async (em) => {
    for (const way of ['seqscan', 'sort', 'bitmapscan']) await em.execute(`set local enable_${way} = off`);
    const plans = [];
    for (const { sql, params } of pages) {
      const rows = await em.execute<{ 'QUERY PLAN': string }[]>(`explain (costs off) ${sql}`, [...params]);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans.filter((plan) => NOT_BY_INDEX.test(plan));
  });
}

/** Asks for lists, and tells of those that have no index. */
async function slowOf(
  lists: string[],
  ask: (list: string) => Promise<unknown>,
): Promise<[list: string, plan: string][]> {
  const slow: [string, string][] = [];
  for (const list of lists)
    slow.push(...(await plansWithoutIndex(() => ask(list))).map((plan): [string, string] => [list, plan]));
  return slow;
}

async function askGraphql(query: string, token: string): Promise<void> {
  const { errors } = await app.viaGraphql(query, {}, { token });
  if (errors) throw new Error(`${query}: ${errors[0]!.message}`);
}

const queryFields = Object.values(buildGraphqlSchema().getQueryType()!.getFields());

/** Each order of each table of the admin. */
const tableOrders = queryFields
  .filter(({ name }) => name.endsWith('Table'))
  .flatMap(({ name, args }) => {
    const sorts = getNamedType(args.find((arg) => arg.name === 'sort')!.type);
    return isEnumType(sorts) ? sorts.getValues().map((value) => `${name}(sort: ${value.name})`) : [];
  })
  .filter((table) => !SMALL.test(table));

/** Recipients are always those of one campaign. */
const ofCampaign = ({ campaign }: FullShop) => `campaignId: "${campaign.id}"`;

const tableQuery = (table: string, shop: FullShop) =>
  `{ ${table.replace('campaignRecipientTable(', `$&${ofCampaign(shop)}, `)} { items { id } } }`;

it('each table of the admin has an index for each of its orders', async () => {
  const { shop, token } = await openShop();
  const slow = await slowOf(tableOrders, (table) => askGraphql(tableQuery(table, shop), token));
  expect(slow).toEqual([]);
});

const PUBLIC_LISTS = [
  'products',
  'products(category: TV)',
  'blogPosts',
  'blogPosts(category: "Care")',
  'reviews',
  ...['PRODUCT', 'REPAIR', 'GENERAL'].map((kind) => `reviews(targetType: ${kind})`),
  'reviews(rating: 5)',
  'reviews(targetType: PRODUCT, rating: 5)',
  'reviews(withComment: true)',
  'reviews(targetType: PRODUCT, targetId: "00000000-0000-4000-8000-000000000000")',
  'reviews(targetType: REPAIR, targetId: "0000-0000-0000")',
  ...['CUSTOMER', 'STATUS', 'SUBMISSION_DATE', 'LAST_UPDATE_DATE'].flatMap((field) => [
    `publicRepairs(sort: { field: ${field}, direction: DESC })`,
    `publicRepairs(status: REPAIRING, sort: { field: ${field}, direction: DESC })`,
    `repairs(scope: ALL, sort: { field: ${field}, direction: DESC })`,
    `repairs(scope: MINE, sort: { field: ${field}, direction: DESC })`,
  ]),
  'notifications',
];

it('each list in pages has an index for each order and filter', async () => {
  const { token } = await openShop();
  const slow = await slowOf(PUBLIC_LISTS, (list) => askGraphql(`{ ${list} { edges { node { id } } } }`, token));
  expect(slow).toEqual([]);
});

it('the stories of the home page come by indexes, too', async () => {
  const { token } = await openShop();
  expect(await plansWithoutIndex(() => askGraphql('{ stories { id } }', token))).toEqual([]);
});

/** The thing that a list hangs on. */
const named = (path: string, { post, product, repair }: FullShop): string =>
  (path.includes('/repairs/') ? repair : path.includes('/products/') ? product : post).id;

/** The same by REST. */
const SMALL_LISTS = /\/(?:price-items|price-templates|service-prices)$/;

const isList = ({ method, path, isCounted, type }: DeclaredRoute) =>
  method === 'get' && isCounted && !type && !SMALL_LISTS.test(path);

it('each list of REST has an index in its order, for visitors and for admins', async () => {
  const { shop, token } = await openShop();
  const lists = restRoutes.filter(isList).map(({ path }) => path.replace(/\{\w+\}/, named(path, shop)));
  for (const { caller, who } of [
    { caller: token, who: 'admin' },
    { caller: undefined, who: 'anyone' },
  ]) {
    const theirs = lists.filter((_, index) => who === 'admin' || restRoutes.filter(isList)[index]!.who === 'anyone');
    const slow = await slowOf(theirs, (path) =>
      app.viaRest('GET', `/api${path}?limit=1`, undefined, { token: caller }),
    );
    expect([who, slow]).toEqual([who, []]);
  }
});

/** Searched by looking at all of them: what the owner writes by hand, and one a day. Of a board and of customers see repairs/plan.test.ts. */
const FEW =
  /^(?:faqItem|heroSlide|jobOpening|priceItem|priceTemplate|webhook|campaign|cashUp)Table|^repairBoard|^customerLookup|^siteSearch/;

/** Looked at only in what a search of the whole record has found. */
const NARROWING = ['repair.user_name_key', 'repair.contact_number_key'];

const shapeOf = (name: string): string => {
  if (name === 'workspaceSearch') return 'id';
  return name.endsWith('Table') ? 'items { id }' : 'edges { node { id } }';
};

const NEEDED: Record<string, (shop: FullShop) => string> = {
  repairs: () => 'scope: ALL',
  campaignRecipientTable: ofCampaign,
};

const searchable = queryFields.filter(({ name, args }) => args.some((arg) => arg.name === 'search') && !FEW.test(name));

it('each search looks at a column that has an index of its letters', async () => {
  const { shop, token } = await openShop();
  const rows = await app.em.execute<{ place: string }[]>(
    `select tablename || '.' || substring(indexdef from 'gin \\((\\w+) gin_trgm_ops') as place from pg_indexes
     where indexdef like '%gin_trgm_ops%'`,
  );
  const indexed = new Set([...rows.map(({ place }) => place), ...NARROWING]);
  const slow = [];
  for (const { name } of searchable) {
    const query = `{ ${name}(${NEEDED[name]?.(shop) ?? ''} search: "quality") { ${shapeOf(name)} } }`;
    const statements = await app.statementsOf(() => askGraphql(query, token));
    const places = statements.flatMap(({ sql }) => placesSearched(sql));
    if (places.length === 0 || !places.every((place) => indexed.has(place))) slow.push([name, places]);
  }
  expect(slow).toEqual([]);
});

/** `table.column` of each search in a statement, its tables in subqueries among them. */
function placesSearched(sql: string): string[] {
  return Array.from(sql.matchAll(/(\w+)\.(\w+) like /g), ({ index, 1: alias, 2: column }) => {
    const tables = sql.slice(0, index).matchAll(/"(\w+)" as "(\w+)"/g);
    const nearest = Array.from(tables).findLast(([, , name]) => name === alias);
    return `${nearest?.[1]}.${column}`;
  });
}

it('finds what refers to a row by an index, for every reference', async () => {
  const rows = await app.em.execute(`
    select conrelid::regclass::text || '.' || attname as reference from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`);
  expect(rows).toEqual([]);
});
