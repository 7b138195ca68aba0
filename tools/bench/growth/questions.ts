import { momentOf, uuidOf } from './fill.js';

/** What is asked of the server, for a shop of so many rows. */
export interface Question {
  title: string;
  /** Whether an admin asks. */
  isAdmin?: boolean;
  /** What may grow: pages by number and offsets walk over what they skip. */
  mayGrow?: boolean;
  /** A path of REST, or a query of GraphQL. */
  ask: (rows: number) => { path: string } | { query: string };
}

const cursor = (...values: string[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

/** The cursor of row n, in a list that the newest begin. */
const at = (letter: string, n: number, rows: number) => cursor(momentOf(n, rows), uuidOf(letter, n));

const middle = (rows: number) => Math.floor(rows / 2);

const page = (list: string, args: string, fields: string) =>
  `{ ${list}(${args}) { totalCount pageInfo { endCursor hasNextPage } edges { cursor node { id ${fields} } } } }`;

const table = (list: string, args: string, fields: string) =>
  `{ ${list}(${args}) { totalCount page items { id ${fields} } } }`;

const PRODUCT = 'name price category createdAt imageUrls';
const REPAIR = 'brand model status submissionDate lastUpdateDate';
const SET = 'brand model serial createdAt';
const REVIEW = 'authorName rating comment timestamp';
const POST = 'title snippet category createdAt';

/** The twentieth and the middle of a list, which the newest row begins. */
const pages = (title: string, list: string, letter: string, fields: string): Question[] => [
  { title: `${title}: first page`, ask: () => ({ query: page(list, 'first: 20', fields) }) },
  {
    title: `${title}: the page after it`,
    ask: (rows) => ({ query: page(list, `first: 20, after: "${at(letter, rows - 20, rows)}"`, fields) }),
  },
  {
    title: `${title}: a page from the middle, by cursor`,
    ask: (rows) => ({ query: page(list, `first: 20, after: "${at(letter, middle(rows), rows)}"`, fields) }),
  },
];

const repairs = (title: string, args: string): Question => ({
  title: `public repairs: ${title}`,
  ask: () => ({ query: page('publicRepairs', `first: 20, ${args}`, REPAIR) }),
});

const admin = (title: string, list: string, args: string, fields: string): Question => ({
  title: `admin, ${title}`,
  isAdmin: true,
  ask: () => ({ query: table(list, args, fields) }),
});

/** The beginning of md5('7'): is in one row of each table. */
const ONE = '8f14e45f';

export const QUESTIONS: Question[] = [
  ...pages('products', 'products', 'a', PRODUCT),
  {
    title: 'products of a category',
    ask: () => ({ query: page('products', 'first: 20, category: TV', PRODUCT) }),
  },
  {
    title: 'products with averages',
    ask: () => ({ query: page('products', 'first: 20', 'name rating { average count }') }),
  },
  {
    title: 'one product with average and reviews',
    ask: () => ({
      query: `{ product(id: "${uuidOf('a', 4)}") { id name rating { average count } }
        reviews(targetType: PRODUCT, targetId: "${uuidOf('a', 4)}", first: 10) { totalCount edges { node { id ${REVIEW} } } } }`,
    }),
  },
  ...pages('reviews', 'reviews', 'b', REVIEW),
  { title: 'reviews with a comment', ask: () => ({ query: page('reviews', 'first: 20, withComment: true', REVIEW) }) },
  { title: 'rating of the service', ask: () => ({ query: '{ serviceRating { average count } }' }) },
  repairs('first page', 'sort: { field: SUBMISSION_DATE, direction: DESC }'),
  repairs('by customer', 'sort: { field: CUSTOMER, direction: ASC }'),
  repairs('of a status', 'status: REPAIRING'),
  repairs('search that finds one', `search: "${ONE}"`),
  repairs('search that finds many', 'search: "samsung"'),
  repairs('search for two letters', 'search: "lg"'),
  {
    title: 'home statistics',
    ask: () => ({ query: '{ siteStats { completedRequests totalRequests currentlyServicing } }' }),
  },
  ...pages('posts', 'blogPosts', 'c', POST),
  {
    title: 'posts: search that finds one',
    ask: () => ({ query: page('blogPosts', `first: 10, search: "${ONE}"`, POST) }),
  },
  { title: 'categories of posts', ask: () => ({ query: '{ blogCategories { name postCount } }' }) },
  {
    title: 'a post with its comments',
    ask: () => ({
      query: `{ blogPost(id: "${uuidOf('c', 4)}") { id title commentCount comments(first: 10) { totalCount edges { node { id content } } } } }`,
    }),
  },
  admin('repairs: first page', 'repairTable', 'page: 1', REPAIR),
  admin('repairs: second page', 'repairTable', 'page: 2', REPAIR),
  admin('repairs: search that finds one', 'repairTable', `page: 1, search: "${ONE}"`, REPAIR),
  admin('products: first page', 'productTable', 'page: 1', PRODUCT),
  admin('products by name', 'productTable', 'page: 1, sort: NAME', PRODUCT),
  admin('reviews: first page', 'reviewTable', 'page: 1', 'rating isApproved'),
  admin('comments: first page', 'blogCommentTable', 'page: 1', 'content'),
  admin('activity log: first page', 'activityTable', 'page: 1', 'description'),
  admin('activity log: search that finds one', 'activityTable', `page: 1, search: "${ONE}"`, 'description'),
  admin('subscribers: first page', 'subscriptionTable', 'page: 1', 'email'),
  {
    title: 'admin, sets: by serial number, with its repairs and their sheets',
    isAdmin: true,
    ask: () => ({
      query: '{ tvSetBySerial(serial: "sn 7") { id brand repairs { id status sheets { id kind } } products { id } } }',
    }),
  },
  {
    title: 'admin, sets: what a customer brought before',
    isAdmin: true,
    ask: () => ({ query: '{ suggestedTvSets(repairId: "000000000007") { id brand serial } }' }),
  },
  admin('sets: first page', 'tvSetTable', 'page: 1', SET),
  admin('sets: by brand', 'tvSetTable', 'page: 1, sort: BRAND', SET),
  admin('sets: search for a serial number', 'tvSetTable', 'page: 1, search: "sn-7"', SET),
  admin('sets: search that finds one', 'tvSetTable', `page: 1, search: "${ONE}"`, SET),
  admin('sets: search that finds many', 'tvSetTable', 'page: 1, search: "samsung"', SET),
  {
    title: 'admin, board of repairs',
    isAdmin: true,
    ask: () => ({ query: '{ repairBoard { status totalCount items { id brand } } }' }),
  },
  {
    title: 'admin, reviews: a page from the middle, by number',
    isAdmin: true,
    mayGrow: true,
    ask: (rows) => ({ query: table('reviewTable', `page: ${Math.ceil(rows / 40)}`, 'rating') }),
  },
  {
    title: 'REST, products from the middle, by offset',
    mayGrow: true,
    ask: (rows) => ({ path: `/api/products?limit=20&offset=${Math.floor(rows * 0.45)}` }),
  },
  { title: 'REST, first repairs', mayGrow: true, ask: () => ({ path: '/api/repairs?limit=20' }) },
];
