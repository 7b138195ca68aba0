import { getNamedType, type GraphQLField, type GraphQLNamedType, isObjectType } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { Session, type User } from './accounts/entity.js';
import { buildUser } from './accounts/factory.js';
import { PostStatus } from './blog/enums.js';
import { buildBlogComment, buildBlogPost } from './blog/factory.js';
import { buildJobOpening } from './careers/factory.js';
import { buildFaqItem } from './faq/factory.js';
import { buildGraphqlSchema } from './graphql.js';
import { buildHeroSlide } from './hero/factory.js';
import { buildNotification } from './notifications/factory.js';
import { PageSlug } from './pages/enums.js';
import { buildPage } from './pages/factory.js';
import { UserRole } from './platform/policy.js';
import { buildProduct } from './products/factory.js';
import { RepairStatus } from './repairs/enums.js';
import { buildRepair } from './repairs/factory.js';
import { restRoutes } from './rest.js';
import { buildReview } from './reviews/factory.js';
import { useTestApp } from './testing/testApp.js';

/**
 * Who may open each door (decisions §3). The rows are compared with the real schema and the real routes: one that has
 * no row here, or a row without a door, fails.
 */

const app = useTestApp();

/** The owner is the person whose repair and notification it is. */
const CALLERS = ['guest', 'user', 'owner', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

/** What each caller gets: `ok`, `null`, an error code, or through REST a status. */
type Row<Outcome> = [request: string, guest: Outcome, user: Outcome, owner: Outcome, admin: Outcome];

const people = (): Record<Exclude<Caller, 'guest'>, User> => ({
  user: buildUser(),
  owner: buildUser(),
  admin: buildUser({ role: UserRole.ADMIN }),
});

interface Fixture {
  tokens: Record<Caller, string | undefined>;
  /** Fills in the ids that a request names in braces. */
  fill: (request: string) => string;
}

async function prepare(): Promise<Fixture> {
  const { user, owner, admin } = people();
  const repair = buildRepair({ status: RepairStatus.DIAGNOSED, estimatedCost: 2500 });
  const faqItem = buildFaqItem();
  const post = buildBlogPost();
  const draft = buildBlogPost({ status: PostStatus.Draft });
  const comment = buildBlogComment(post);
  const heroSlide = buildHeroSlide();
  const jobOpening = buildJobOpening(app.now);
  const page = buildPage(PageSlug.PRIVACY_POLICY, { content: 'All of it.' }, app.now);
  const signIn = async (person: User) => (await app.signedIn(person)).token;
  const tokens: Fixture['tokens'] = {
    guest: undefined,
    user: await signIn(user),
    owner: await signIn(owner),
    admin: await signIn(admin),
  };
  const notification = buildNotification(owner);
  const [product, review] = [buildProduct(), buildReview()];
  await app.save<object>(product, review);
  await app.save<object>(faqItem, heroSlide, jobOpening, page);
  await app.save<object>(post, draft, comment);
  await app.save<object>(notification, Object.assign(repair, { owner: notification.user }));
  const ids: Record<string, string> = {
    repair: repair.id,
    faqItem: faqItem.id,
    heroSlide: heroSlide.id,
    jobOpening: jobOpening.id,
    notification: notification.id,
    post: post.id,
    draft: draft.id,
    comment: comment.id,
    product: product.id,
    review: review.id,
    slug: page.slug,
  };
  return {
    tokens,
    fill: (request) => request.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!),
  };
}

beforeEach(() => {
  app.now = new Date();
});

const BOOKING = `userName: "Sita", contactNumber: "9841234567", brand: "LG", issueDescription: "dark",
  pickupAddress: "Patan", preferredPickupTime: "2099-01-01T00:00:00Z"`;

const SLIDE =
  '{ title: "T", subtitle: "S", imageUrl: "https://example.com/a.webp", ctaText: "Go", ctaLink: "/", order: 1 }';
const OPENING = '{ title: "T", summary: "S" }';

const GRAPHQL: Record<string, Row<string>> = {
  'Query.aboutPage': ['aboutPage { title }', 'null', 'null', 'null', 'null'],
  'Query.careersPage': ['careersPage { pageTitle }', 'null', 'null', 'null', 'null'],
  'Query.contactPage': ['contactPage { header { title } }', 'null', 'null', 'null', 'null'],
  'Query.faqPage': ['faqPage { title }', 'null', 'null', 'null', 'null'],
  'Query.heroSlides': ['heroSlides(includeInactive: true) { id }', 'ok', 'ok', 'ok', 'ok'],
  'Query.jobOpenings': ['jobOpenings(includeInactive: true) { id }', 'ok', 'ok', 'ok', 'ok'],
  'Query.pageSource': [
    'pageSource(slug: PRIVACY_POLICY) { version }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Query.policyPage': ['policyPage(slug: PRIVACY_POLICY) { title }', 'ok', 'ok', 'ok', 'ok'],
  'Query.servicesPage': ['servicesPage { body }', 'null', 'null', 'null', 'null'],
  'Query.whyChooseUsPage': ['whyChooseUsPage { benefitsTitle }', 'null', 'null', 'null', 'null'],
  'Query.blogCategories': ['blogCategories { name }', 'ok', 'ok', 'ok', 'ok'],
  'Query.blogPost': ['blogPost(id: "{draft}") { id }', 'null', 'null', 'null', 'ok'],
  'Query.blogPosts': ['blogPosts { totalCount edges { node { comments { totalCount } } } }', 'ok', 'ok', 'ok', 'ok'],
  'Query.contentVersion': ['contentVersion', 'ok', 'ok', 'ok', 'ok'],
  'Query.faqItems': ['faqItems { id }', 'ok', 'ok', 'ok', 'ok'],
  'Query.mediaUpload': ['mediaUpload { uploadBase }', 'ok', 'ok', 'ok', 'ok'],
  'Query.notifications': ['notifications { totalCount }', 'UNAUTHENTICATED', 'ok', 'ok', 'ok'],
  'Query.myReview': ['myReview(targetType: PRODUCT, targetId: "{product}") { id }', 'null', 'null', 'null', 'null'],
  'Query.product': ['product(id: "{product}") { id rating { average } }', 'ok', 'ok', 'ok', 'ok'],
  'Query.products': ['products { totalCount }', 'ok', 'ok', 'ok', 'ok'],
  'Query.publicRepairs': ['publicRepairs { totalCount }', 'ok', 'ok', 'ok', 'ok'],
  'Query.repair': ['repair(id: "{repair}") { contactNumber }', 'null', 'null', 'ok', 'ok'],
  'Query.repairs': ['repairs(scope: ALL) { totalCount }', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
  'Query.reviews': ['reviews { edges { node { id targetName } } }', 'ok', 'ok', 'ok', 'ok'],
  'Query.serviceRating': ['serviceRating { average }', 'ok', 'ok', 'ok', 'ok'],
  'Query.signedCv': ['signedCv(url: "/x.pdf") { url }', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
  'Query.siteStats': ['siteStats { totalRequests }', 'ok', 'ok', 'ok', 'ok'],
  'Query.socialProviders': ['socialProviders { provider }', 'ok', 'ok', 'ok', 'ok'],
  'Query.trackRepair': ['trackRepair(id: "{repair}") { id }', 'ok', 'ok', 'ok', 'ok'],
  'Query.unreadNotificationCount': ['unreadNotificationCount', 'ok', 'ok', 'ok', 'ok'],
  'Query.viewer': ['viewer { email }', 'null', 'ok', 'ok', 'ok'],
  'Mutation.addBlogComment': [
    'addBlogComment(postId: "{post}", input: { authorName: "S", authorEmailOrPhone: "9841234567", content: "Hi" }) { id }',
    'ok',
    'ok',
    'ok',
    'ok',
  ],
  'Mutation.applyForJob': [
    'applyForJob(input: { name: "S", email: "s@example.com", coverLetter: "Hi", cvUrl: "/x.pdf" })',
    'BAD_INPUT',
    'BAD_INPUT',
    'BAD_INPUT',
    'BAD_INPUT',
  ],
  'Mutation.bookRepair': [`bookRepair(input: { ${BOOKING} }) { id }`, 'ok', 'ok', 'ok', 'ok'],
  'Mutation.changePassword': [
    'changePassword(input: { oldPassword: "x", newPassword: "secret" })',
    'UNAUTHENTICATED',
    'BAD_INPUT',
    'BAD_INPUT',
    'BAD_INPUT',
  ],
  'Mutation.changeRepairStatus': [
    'changeRepairStatus(id: "{repair}", input: { status: REPAIRING }) { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.confirmEmail': ['confirmEmail(token: "x")', 'UNAUTHENTICATED', 'BAD_INPUT', 'BAD_INPUT', 'BAD_INPUT'],
  'Mutation.createBlogPost': [
    'createBlogPost(input: { title: "T", author: "A", snippet: "S" }) { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.createFaqItem': [
    'createFaqItem(input: { question: "Q?", answer: "A." }) { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.createHeroSlide': [
    `createHeroSlide(input: ${SLIDE}) { id }`,
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.createJobOpening': [
    `createJobOpening(input: ${OPENING}) { id }`,
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.createProduct': [
    'createProduct(input: { name: "TV", description: "Bright.", price: 100 }) { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.decideQuote': [
    'decideQuote(id: "{repair}", input: { decision: APPROVE, shownCost: 2500 }) { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'ok',
    'ok',
  ],
  'Mutation.deleteBlogComment': [
    'deleteBlogComment(id: "{comment}")',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.deleteBlogPost': ['deleteBlogPost(id: "{post}")', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
  'Mutation.deleteFaqItem': ['deleteFaqItem(id: "{faqItem}")', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
  'Mutation.deleteHeroSlide': ['deleteHeroSlide(id: "{heroSlide}")', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
  'Mutation.deleteJobOpening': [
    'deleteJobOpening(id: "{jobOpening}")',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.deleteProduct': ['deleteProduct(id: "{product}")', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
  'Mutation.deleteReview': ['deleteReview(id: "{review}")', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
  'Mutation.linkProvider': ['linkProvider(code: "x") { id }', 'UNAUTHENTICATED', 'BAD_INPUT', 'BAD_INPUT', 'BAD_INPUT'],
  'Mutation.markAllNotificationsRead': ['markAllNotificationsRead', 'UNAUTHENTICATED', 'ok', 'ok', 'ok'],
  'Mutation.markNotificationRead': [
    'markNotificationRead(id: "{notification}") { id }',
    'UNAUTHENTICATED',
    'NOT_FOUND',
    'ok',
    'NOT_FOUND',
  ],
  'Mutation.register': [
    'register(input: { username: "ram", name: "Ram", email: "ram@example.com", password: "secret" }) { token }',
    'ok',
    'ok',
    'ok',
    'ok',
  ],
  'Mutation.replyToBlogComment': [
    'replyToBlogComment(id: "{comment}", reply: "Hi") { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.requestPasswordReset': ['requestPasswordReset(email: "ram@example.com")', 'ok', 'ok', 'ok', 'ok'],
  'Mutation.resetPassword': [
    'resetPassword(input: { token: "x", newPassword: "secret" })',
    'BAD_INPUT',
    'BAD_INPUT',
    'BAD_INPUT',
    'BAD_INPUT',
  ],
  'Mutation.savePage': [
    'savePage(slug: PRIVACY_POLICY, content: { content: "New." }) { version }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.restoreProduct': [
    'restoreProduct(id: "{product}") { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.restoreBlogPost': [
    'restoreBlogPost(id: "{post}") { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.sendContactMessage': [
    'sendContactMessage(input: { name: "S", email: "s@example.com", subject: "Hi", message: "Hi" })',
    'ok',
    'ok',
    'ok',
    'ok',
  ],
  'Mutation.sendEmailConfirmation': ['sendEmailConfirmation', 'UNAUTHENTICATED', 'ok', 'ok', 'ok'],
  'Mutation.setBlogCommentApproval': [
    'setBlogCommentApproval(id: "{comment}", isApproved: false) { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.setRepairVisibility': [
    'setRepairVisibility(id: "{repair}", isPublic: true) { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'ok',
    'ok',
  ],
  'Mutation.setReviewApproval': [
    'setReviewApproval(id: "{review}", isApproved: false) { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.signIn': [
    'signIn(input: { identifier: "ram", password: "wrong" }) { token }',
    'UNAUTHENTICATED',
    'UNAUTHENTICATED',
    'UNAUTHENTICATED',
    'UNAUTHENTICATED',
  ],
  'Mutation.signInWithProvider': [
    'signInWithProvider(input: { provider: GOOGLE, token: "x" }) { token }',
    'UNAUTHENTICATED',
    'UNAUTHENTICATED',
    'UNAUTHENTICATED',
    'UNAUTHENTICATED',
  ],
  'Mutation.signOut': ['signOut', 'ok', 'ok', 'ok', 'ok'],
  'Mutation.startProviderLink': [
    'startProviderLink(provider: GOOGLE)',
    'UNAUTHENTICATED',
    'CONFLICT',
    'CONFLICT',
    'CONFLICT',
  ],
  'Mutation.submitReview': [
    'submitReview(input: { targetType: GENERAL, rating: 5, authorName: "Ram", authorEmail: "ram@example.com" }) { id }',
    'ok',
    'ok',
    'ok',
    'ok',
  ],
  'Mutation.subscribeToNewsletter': ['subscribeToNewsletter(email: "ram@example.com")', 'ok', 'ok', 'ok', 'ok'],
  'Mutation.unlinkProvider': ['unlinkProvider(provider: GOOGLE) { id }', 'UNAUTHENTICATED', 'ok', 'ok', 'ok'],
  'Mutation.updateBlogPost': [
    'updateBlogPost(id: "{post}", input: { title: "T", author: "A", snippet: "S" }) { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.updateFaqItem': [
    'updateFaqItem(id: "{faqItem}", input: { question: "Q?", answer: "A.", order: 1 }) { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.updateHeroSlide': [
    `updateHeroSlide(id: "{heroSlide}", input: ${SLIDE}) { id }`,
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.updateJobOpening': [
    `updateJobOpening(id: "{jobOpening}", input: ${OPENING}) { id }`,
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.updatePreferences': [
    'updatePreferences(input: { theme: DARK }) { id }',
    'UNAUTHENTICATED',
    'ok',
    'ok',
    'ok',
  ],
  'Mutation.updateProduct': [
    'updateProduct(id: "{product}", input: { name: "TV", description: "Bright.", price: 100 }) { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'FORBIDDEN',
    'ok',
  ],
  'Mutation.updateProfile': ['updateProfile(input: { name: "Ram" }) { id }', 'UNAUTHENTICATED', 'ok', 'ok', 'ok'],
  'Mutation.writeRepairFeedback': [
    'writeRepairFeedback(id: "{repair}", feedback: "Good.") { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'ok',
    'ok',
  ],
};

const BOOKING_BODY = JSON.stringify({
  userName: 'Sita',
  contactNumber: '9841234567',
  brand: 'LG',
  issueDescription: 'dark',
  pickupAddress: 'Patan',
  preferredPickupTime: '2099-01-01T00:00:00Z',
});
const PRODUCT = '{"name":"TV","description":"Bright.","price":100}';
const REVIEW = '{"targetType":"general","rating":5,"authorName":"Ram","authorEmail":"ram@example.com"}';
const POST = '{"title":"T","author":"A","snippet":"S"}';
const COMMENT = '{"authorName":"S","authorEmailOrPhone":"9841234567","content":"Hi"}';
const QUESTION = '{"question":"Q?","answer":"A.","order":1}';

const SLIDE_BODY = JSON.stringify({
  title: 'T',
  subtitle: 'S',
  imageUrl: 'https://example.com/a.webp',
  ctaText: 'Go',
  ctaLink: '/',
  order: 1,
});
const OPENING_BODY = '{"title":"T","summary":"S"}';

/** The request is the body. */
const REST: Record<string, Row<number>> = {
  'post /auth/login': ['{"email":"ram","password":"wrong"}', 401, 401, 401, 401],
  'post /auth/register': [
    '{"username":"ram","name":"Ram","email":"ram@example.com","password":"secret"}',
    201,
    201,
    201,
    201,
  ],
  'post /auth/social/google': ['{"token":"x"}', 401, 401, 401, 401],
  'post /auth/social/facebook': ['{"token":"x"}', 401, 401, 401, 401],
  'post /auth/social/x': ['{"token":"x"}', 401, 401, 401, 401],
  'post /auth/social/github': ['{"token":"x"}', 401, 401, 401, 401],
  'post /auth/logout': ['', 200, 200, 200, 200],
  'get /auth/me': ['', 401, 200, 200, 200],
  'put /auth/profile': ['{"name":"Ram"}', 401, 200, 200, 200],
  'put /auth/password': ['{"oldPassword":"x","newPassword":"secret"}', 401, 400, 400, 400],
  'put /auth/preferences': ['{"theme":"dark"}', 401, 200, 200, 200],
  'post /auth/password-reset': ['{"email":"ram@example.com"}', 200, 200, 200, 200],
  'post /auth/reset-password': ['{"token":"x","newPassword":"secret"}', 400, 400, 400, 400],
  'post /content/repair-request': [BOOKING_BODY, 201, 201, 201, 201],
  'get /repairs': ['', 200, 200, 200, 200],
  'get /repairs/{repair}': ['', 200, 200, 200, 200],
  'put /repairs/{repair}/visibility': ['{"isPublic":true}', 401, 403, 200, 200],
  'put /admin/repairs/{repair}': ['{"status":"REPAIRING"}', 401, 403, 403, 200],
  'get /blog/posts': ['', 200, 200, 200, 200],
  'get /blog/posts/{draft}': ['', 404, 404, 404, 200],
  'get /blog/posts/{draft}/comments': ['', 404, 404, 404, 200],
  'post /blog/posts/{post}/comments': [COMMENT, 201, 201, 201, 201],
  'post /admin/blog-posts': [POST, 401, 403, 403, 201],
  'put /admin/blog-posts/{post}': [POST, 401, 403, 403, 200],
  'delete /admin/blog-posts/{post}': ['', 401, 403, 403, 200],
  'get /admin/comments': ['', 401, 403, 403, 200],
  'post /admin/comments/{comment}/reply': ['{"reply":"Hi"}', 401, 403, 403, 200],
  'delete /admin/comments/{comment}': ['', 401, 403, 403, 200],
  'get /content/faq-items': ['', 200, 200, 200, 200],
  'post /content/faq-items': [QUESTION, 401, 403, 403, 201],
  'put /admin/faq-items/{faqItem}': [QUESTION, 401, 403, 403, 200],
  'delete /admin/faq-items/{faqItem}': ['', 401, 403, 403, 200],
  'get /content/hero-slides': ['', 200, 200, 200, 200],
  'post /admin/hero-slides': [SLIDE_BODY, 401, 403, 403, 201],
  'put /admin/hero-slides/{heroSlide}': [SLIDE_BODY, 401, 403, 403, 200],
  'delete /admin/hero-slides/{heroSlide}': ['', 401, 403, 403, 200],
  'get /content/job-openings': ['', 200, 200, 200, 200],
  'post /admin/job-openings': [OPENING_BODY, 401, 403, 403, 201],
  'put /admin/job-openings/{jobOpening}': [OPENING_BODY, 401, 403, 403, 200],
  'delete /admin/job-openings/{jobOpening}': ['', 401, 403, 403, 200],
  'get /content/{slug}': ['', 200, 200, 200, 200],
  'put /content/{slug}': ['{"content":"New."}', 401, 403, 403, 200],
  'get /products': ['', 200, 200, 200, 200],
  'get /products/{product}': ['', 200, 200, 200, 200],
  'post /admin/products': [PRODUCT, 401, 403, 403, 201],
  'put /admin/products/{product}': [PRODUCT, 401, 403, 403, 200],
  'delete /admin/products/{product}': ['', 401, 403, 403, 200],
  'get /reviews': ['', 200, 200, 200, 200],
  'post /reviews': [REVIEW, 201, 201, 201, 201],
  'delete /admin/reviews/{review}': ['', 401, 403, 403, 200],
  'post /newsletter': ['{"email":"ram@example.com"}', 200, 200, 200, 200],
  'get /notifications': ['', 401, 200, 200, 200],
  'put /notifications/{notification}/read': ['', 401, 404, 200, 404],
  'put /notifications/read-all': ['', 401, 200, 200, 200],
  'get /config': ['', 200, 200, 200, 200],
  'get /stats': ['', 200, 200, 200, 200],
};

const schema = buildGraphqlSchema();

function rootFields(): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) => (root ? Object.keys(root.getFields()).map((field) => `${root.name}.${field}`) : []));
}

/** The routes name their parameter `id`; the rows say whose. A page has a slug instead. */
const declared = (row: string) => row.replace(/\{(?!slug\})\w+\}/, '{id}');

it('has a row for each door', () => {
  expect(Object.keys(GRAPHQL).toSorted()).toEqual(rootFields().toSorted());
  const routes = restRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(REST).map(declared).toSorted()).toEqual(routes.toSorted());
});

/** Asks for a root field, as `Query.viewer`. @returns the outcome in the words of a row, and the headers it came with */
async function outcomeOf(field: string, request: string, token: string | undefined) {
  const [kind, name] = field.split('.') as [string, string];
  const document = `${kind.toLowerCase()} { ${request} }`;
  const { data, errors, headers } = await app.viaGraphql<Record<string, unknown> | null>(document, {}, { token });
  const outcome = errors?.[0] ? errors[0].extensions.code : data?.[name] === null ? 'null' : 'ok';
  return { outcome, headers };
}

describe.each(CALLERS)('a caller who is: %s', (caller) => {
  const outcomeFor = <Outcome>([, ...outcomes]: Row<Outcome>) => outcomes[CALLERS.indexOf(caller)]!;

  it.each(Object.entries(GRAPHQL))('%s', async (field, row) => {
    const { tokens, fill } = await prepare();
    const { outcome } = await outcomeOf(field, fill(row[0]), tokens[caller]);
    expect(outcome).toBe(outcomeFor(row));
  });

  it.each(Object.entries(REST))('%s', async (route, row) => {
    const { tokens, fill } = await prepare();
    const [method, path] = fill(route).split(' ') as [string, string];
    const body = row[0] || undefined;
    const { status } = await app.viaRest(method.toUpperCase(), `/api${path}`, body, { token: tokens[caller] });
    expect(status).toBe(outcomeFor(row));
  });
});

describe('whoever shows a token that no longer counts is a guest', () => {
  it.each(Object.entries(GRAPHQL))('%s', async (field, row) => {
    const { tokens, fill } = await prepare();
    await app.em.nativeDelete(Session, {});
    const { outcome, headers } = await outcomeOf(field, fill(row[0]), tokens.admin);
    expect([outcome, headers.get('X-Session')]).toEqual([row[1], 'ended']);
  });
});

/** Types that only ever describe the caller themself or what is the caller's own. */
const OWN = new Set(['User', 'Repair']);

/** What would tell a stranger who somebody is or how to reach them. */
const TELLING = /e-?mail|phone|contact|password|hash|token|secret|address|coordinates|adminNotes|feedback/i;

it('no type that guests can reach says how to reach somebody', () => {
  const open =
    (kind: string) =>
    ([field]: [string, GraphQLField<unknown, unknown>]) => {
      const outcome = GRAPHQL[`${kind}.${field}`]?.[1];
      return outcome === 'ok' || outcome === 'null';
    };
  const roots = [schema.getQueryType()!, schema.getMutationType()!];
  const reached = new Set<GraphQLNamedType>();
  const visit = (type: GraphQLNamedType) => {
    if (reached.has(type) || OWN.has(type.name) || !isObjectType(type)) return;
    reached.add(type);
    for (const field of Object.values(type.getFields())) visit(getNamedType(field.type));
  };
  for (const root of roots) {
    for (const [, field] of Object.entries(root.getFields()).filter(open(root.name))) visit(getNamedType(field.type));
  }
  const telling = [...reached].flatMap((type) =>
    isObjectType(type)
      ? Object.keys(type.getFields())
          .filter((field) => TELLING.test(field))
          .map((field) => `${type.name}.${field}`)
      : [],
  );
  // what the pages tell is how to reach the shop; whether something can be done with the contact number is no contact
  // number; a token is given to whom it signs in
  expect(telling.toSorted()).toEqual([
    'AuthPayload.token',
    'ContactInfo.address',
    'ContactInfo.email',
    'ContactInfo.emailIcon',
    'ContactInfo.phoneIcon',
    'ContactInfo.phones',
    'ContactPage.contactInfo',
    'RepairAbilities.seeDetailsWithContactNumber',
    'RepairAbilities.writeFeedback',
  ]);
});
