import { getNamedType, type GraphQLField, type GraphQLNamedType, isObjectType } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccessToken } from './accounts/accessTokens/factory.js';
import { Session, type User } from './accounts/entity.js';
import { buildUser } from './accounts/factory.js';
import { PostStatus } from './blog/enums.js';
import { buildBlogComment, buildBlogPost } from './blog/factory.js';
import { buildJobOpening } from './careers/factory.js';
import { buildFaqItem } from './faq/factory.js';
import { buildGraphqlSchema } from './graphql.js';
import { buildHeroSlide } from './hero/factory.js';
import { buildInboxMessage } from './inbox/factory.js';
import { CampaignStatus } from './newsletter/enums.js';
import { buildCampaign, buildCampaignMail, buildSubscription } from './newsletter/factory.js';
import { confirmationLink, unsubscribeToken } from './newsletter/links.js';
import { buildNotification } from './notifications/factory.js';
import { PageSlug } from './pages/enums.js';
import { buildPage } from './pages/factory.js';
import { AccessScope } from './platform/accessScope.js';
import { MailState } from './platform/mail/enums.js';
import { buildMail } from './platform/mail/factory.js';
import type { Who } from './platform/http/rest.js';
import { UserRole } from './platform/policy.js';
import { buildProduct } from './products/factory.js';
import { RepairStatus } from './repairs/enums.js';
import { buildRepair } from './repairs/factory.js';
import { buildUpdate } from './repairs/updates/factory.js';
import { restRoutes } from './rest.js';
import { buildReview } from './reviews/factory.js';
import { rules } from './scopes.js';
import { grant } from './testing/accessTokens.js';
import { GRAPHQL } from './testing/access/graphqlRows.js';
import { REST } from './testing/access/restRows.js';
import type { Row } from './testing/access/row.js';
import { type Call, useTestApp } from './testing/testApp.js';
import { buildDelivery, buildWebhook } from './webhooks/factory.js';

/**
 * Who may open each door (decisions §3). The rows are compared with the real schema and the real routes: one that has
 * no row here, or a row without a door, fails.
 */

const app = useTestApp();

/** The owner is the person whose repair and notification it is. */
const CALLERS = ['guest', 'user', 'owner', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

const people = (): Record<Exclude<Caller, 'guest'>, User> => ({
  user: buildUser(),
  owner: buildUser(),
  admin: buildUser({ role: UserRole.ADMIN }),
});

interface Fixture {
  admin: User;
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
  const { accessToken } = buildAccessToken(owner);
  const [product, review] = [buildProduct(), buildReview()];
  await app.save<object>(product, review);
  const [person, message, subscription, campaign] = [
    buildUser(),
    buildInboxMessage(),
    buildSubscription(),
    buildCampaign(),
  ];
  const mail = buildMail({ state: MailState.FAILED });
  await app.save<object>(person, message, subscription, campaign, mail);
  await app.save<object>(faqItem, heroSlide, jobOpening, page);
  await app.save<object>(post, draft, comment);
  const update = buildUpdate(repair);
  await app.save<object>(accessToken, notification, Object.assign(repair, { owner: notification.user }), update);
  const running = buildCampaign({ status: CampaignStatus.SENDING });
  const paused = buildCampaign({ status: CampaignStatus.PAUSED });
  await app.save<object>(running, paused, buildCampaignMail(running.id, { state: MailState.FAILED }));
  const webhook = buildWebhook(app.deps.config);
  const delivery = buildDelivery(webhook);
  await app.save<object>(webhook, delivery);
  const confirmation = confirmationLink(app.ctx(), { email: 'ram@example.com', language: null });
  const ids: Record<string, string> = {
    repair: repair.id,
    update: update.id,
    faqItem: faqItem.id,
    heroSlide: heroSlide.id,
    jobOpening: jobOpening.id,
    notification: notification.id,
    accessToken: accessToken.id,
    tomorrow: new Date(app.now.getTime() + 24 * 60 * 60 * 1000).toISOString(),
    post: post.id,
    draft: draft.id,
    comment: comment.id,
    product: product.id,
    review: review.id,
    slug: page.slug,
    person: person.id,
    message: message.id,
    subscription: subscription.id,
    campaign: campaign.id,
    runningCampaign: running.id,
    pausedCampaign: paused.id,
    leaving: unsubscribeToken(app.deps.config, subscription.email),
    confirming: confirmation.split('/confirm/')[1]!,
    mail: mail.id,
    webhook: webhook.id,
    delivery: delivery.id,
  };
  return {
    admin,
    tokens,
    fill: (request) => request.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!),
  };
}

beforeEach(() => {
  app.now = new Date();
});

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

/** The first answer of a subscription, and what the connection was told of its token as HTTP says it. */
async function firstViaSocket(document: string, call: Call) {
  const headers = new Headers();
  const answers = app.viaSocket<Record<string, unknown> | null>(document, {}, call, (ack) => {
    if (ack) headers.set('X-Session', (ack as { session: string }).session);
  });
  for await (const { data, errors } of answers) return { data, errors, headers };
  throw new Error('The subscription ended without an answer.');
}

/** Whom a call is for, by what the four get. What everybody is refused alike is not about who they are. */
function whoByRow([, guest, user, owner]: Row<number>): Who {
  if (guest !== 401 || user === 401) return 'anyone';
  return owner === 403 ? 'admin' : 'person';
}

it('each call says whom it is for', () => {
  const rows = Object.entries(REST).map(([row, outcomes]) => [declared(row), whoByRow(outcomes)]);
  const said = restRoutes.map(({ method, path, who }) => [`${method} ${path}`, who]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(rows));
});

/** Asks for a root field, as `Query.viewer`. @returns the outcome in the words of a row, and the headers it came with */
async function outcomeOf(field: string, request: string, token: string | undefined) {
  const [kind, name] = field.split('.') as [string, string];
  const document = `${kind.toLowerCase()} { ${request} }`;
  type Data = Record<string, unknown> | null;
  const { data, errors, headers } =
    kind === 'Subscription'
      ? await firstViaSocket(document, { token })
      : await app.viaGraphql<Data>(document, {}, { token });
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

/** Rows that ask for something of another domain besides. */
const BESIDES: Record<string, AccessScope> = { 'Query.product': AccessScope.REVIEWS_READ };

/** What opens a door, and what does not. */
function scopesOf(door: string) {
  const needed = rules.neededFor(door);
  const right = [...(needed ?? []), ...(BESIDES[door] ? [BESIDES[door]] : [])];
  return { needed, right, wrong: Object.values(AccessScope).filter((scope) => !right.includes(scope)) };
}

describe("an admin's access token opens what its scopes say, and as its owner would", () => {
  it.each(Object.entries(GRAPHQL))('%s', async (field, row) => {
    const { admin, fill } = await prepare();
    const { needed, right, wrong } = scopesOf(field);
    const outcomeWith = async (scopes: AccessScope[]) =>
      (await outcomeOf(field, fill(row[0]), await grant(app, admin, scopes))).outcome;
    expect(await outcomeWith(wrong)).toBe(needed?.length === 0 ? row[4] : 'FORBIDDEN');
    expect(await outcomeWith(right)).toBe(needed ? row[4] : 'FORBIDDEN');
  });

  it.each(Object.entries(REST))('%s', async (route, row) => {
    const { admin, fill } = await prepare();
    const { needed, right, wrong } = scopesOf(declared(route));
    const [method, path] = fill(route).split(' ') as [string, string];
    const statusWith = async (scopes: AccessScope[]) => {
      const token = await grant(app, admin, scopes);
      return (await app.viaRest(method.toUpperCase(), `/api${path}`, row[0] || undefined, { token })).status;
    };
    expect(await statusWith(wrong)).toBe(needed?.length === 0 ? row[4] : 403);
    expect(await statusWith(right)).toBe(needed ? row[4] : 403);
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
  const roots = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!];
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
  // number; a token is given to whom it signs in; whoever has a mailed link sees a hint of its address
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
    'SubscriptionByLink.maskedEmail',
  ]);
});
