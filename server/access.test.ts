import { getNamedType, type GraphQLField, type GraphQLNamedType, isObjectType } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { Session, type User } from './accounts/entity.js';
import { buildUser } from './accounts/factory.js';
import { buildFaqItem } from './faq/factory.js';
import { buildGraphqlSchema } from './graphql.js';
import { buildNotification } from './notifications/factory.js';
import { UserRole } from './platform/policy.js';
import { RepairStatus } from './repairs/enums.js';
import { buildRepair } from './repairs/factory.js';
import { restRoutes } from './rest.js';
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
  const signIn = async (person: User) => (await app.signedIn(person)).token;
  const tokens: Fixture['tokens'] = {
    guest: undefined,
    user: await signIn(user),
    owner: await signIn(owner),
    admin: await signIn(admin),
  };
  const notification = buildNotification(owner);
  await app.save<object>(faqItem, notification, Object.assign(repair, { owner: notification.user }));
  const ids: Record<string, string> = { repair: repair.id, faqItem: faqItem.id, notification: notification.id };
  return {
    tokens,
    fill: (request) => request.replace(/\{(repair|faqItem|notification)\}/g, (_, name: string) => ids[name]!),
  };
}

beforeEach(() => {
  app.now = new Date();
});

const BOOKING = `userName: "Sita", contactNumber: "9841234567", brand: "LG", issueDescription: "dark",
  pickupAddress: "Patan", preferredPickupTime: "2099-01-01T00:00:00Z"`;

const GRAPHQL: Record<string, Row<string>> = {
  'Query.contentVersion': ['contentVersion', 'ok', 'ok', 'ok', 'ok'],
  'Query.faqItems': ['faqItems { id }', 'ok', 'ok', 'ok', 'ok'],
  'Query.mediaUpload': ['mediaUpload { uploadBase }', 'ok', 'ok', 'ok', 'ok'],
  'Query.notifications': ['notifications { totalCount }', 'UNAUTHENTICATED', 'ok', 'ok', 'ok'],
  'Query.publicRepairs': ['publicRepairs { totalCount }', 'ok', 'ok', 'ok', 'ok'],
  'Query.repair': ['repair(id: "{repair}") { contactNumber }', 'null', 'null', 'ok', 'ok'],
  'Query.repairs': ['repairs(scope: ALL) { totalCount }', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
  'Query.signedCv': ['signedCv(url: "/x.pdf") { url }', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
  'Query.siteStats': ['siteStats { totalRequests }', 'ok', 'ok', 'ok', 'ok'],
  'Query.socialProviders': ['socialProviders { provider }', 'ok', 'ok', 'ok', 'ok'],
  'Query.trackRepair': ['trackRepair(id: "{repair}") { id }', 'ok', 'ok', 'ok', 'ok'],
  'Query.unreadNotificationCount': ['unreadNotificationCount', 'ok', 'ok', 'ok', 'ok'],
  'Query.viewer': ['viewer { email }', 'null', 'ok', 'ok', 'ok'],
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
  'Mutation.createFaqItem': [
    'createFaqItem(input: { question: "Q?", answer: "A." }) { id }',
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
  'Mutation.deleteFaqItem': ['deleteFaqItem(id: "{faqItem}")', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
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
  'Mutation.requestPasswordReset': ['requestPasswordReset(email: "ram@example.com")', 'ok', 'ok', 'ok', 'ok'],
  'Mutation.resetPassword': [
    'resetPassword(input: { token: "x", newPassword: "secret" })',
    'BAD_INPUT',
    'BAD_INPUT',
    'BAD_INPUT',
    'BAD_INPUT',
  ],
  'Mutation.sendEmailConfirmation': ['sendEmailConfirmation', 'UNAUTHENTICATED', 'ok', 'ok', 'ok'],
  'Mutation.setRepairVisibility': [
    'setRepairVisibility(id: "{repair}", isPublic: true) { id }',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'ok',
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
  'Mutation.unlinkProvider': ['unlinkProvider(provider: GOOGLE) { id }', 'UNAUTHENTICATED', 'ok', 'ok', 'ok'],
  'Mutation.updateFaqItem': [
    'updateFaqItem(id: "{faqItem}", input: { question: "Q?", answer: "A.", order: 1 }) { id }',
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
const QUESTION = '{"question":"Q?","answer":"A.","order":1}';

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
  'get /content/faq-items': ['', 200, 200, 200, 200],
  'post /content/faq-items': [QUESTION, 401, 403, 403, 201],
  'put /admin/faq-items/{faqItem}': [QUESTION, 401, 403, 403, 200],
  'delete /admin/faq-items/{faqItem}': ['', 401, 403, 403, 200],
  'get /notifications': ['', 401, 200, 200, 200],
  'put /notifications/{notification}/read': ['', 401, 404, 200, 404],
  'put /notifications/read-all': ['', 401, 200, 200, 200],
  'get /stats': ['', 200, 200, 200, 200],
};

const schema = buildGraphqlSchema();

function rootFields(): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) => (root ? Object.keys(root.getFields()).map((field) => `${root.name}.${field}`) : []));
}

/** The routes name their parameter `id`; the rows say whose. */
const declared = (row: string) => row.replace(/\{(repair|faqItem|notification)\}/, '{id}');

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
  // whether something can be done with the contact number is no contact number; a token is given to whom it signs in
  expect(telling.toSorted()).toEqual([
    'AuthPayload.token',
    'RepairAbilities.seeDetailsWithContactNumber',
    'RepairAbilities.writeFeedback',
  ]);
});
