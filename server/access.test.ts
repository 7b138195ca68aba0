import { getNamedType, type GraphQLField, type GraphQLNamedType, isObjectType } from 'graphql';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Session } from './accounts/entity.js';
import { AccessScope } from './core/accessScope.js';
import type { Who } from './core/door.js';
import { placesOf } from './http/graphql/scopePlaces.js';
import { scopesOfCall } from './http/rest/rest.js';
import { buildGraphqlSchema, restRoutes } from './rooms.js';
import { CALLERS, type Fixture, outcomeOf, usePrepared } from './testing/access/callers.js';
import { GRAPHQL } from './testing/access/graphqlRows.js';
import { REST } from './testing/access/restRows.js';
import type { Row } from './testing/access/row.js';
import { grant } from './testing/accessTokens.js';
import { useTestAppAsItIs } from './testing/testApp.js';

/**
 * Who may open each door (decisions §3). The rows are compared with the real schema and the real routes: one that has
 * no row here, or a row without a door, fails.
 */

const app = useTestAppAsItIs();

const restored = usePrepared(app);

let shop: Fixture | null = null;

/** The shop that the last cases left as it was, or else brought back. */
const openShop = async (): Promise<Fixture> => (shop ??= await restored());

/** To be told of each answer: after all but a refusal or a mere reading the shop is brought back for the next case. */
function wasAnswered(door: string, outcome: string | number): void {
  const onlyReads = /^(Query\.|Subscription\.|get )/i.test(door);
  const isRefusal = outcome === 'UNAUTHENTICATED' || outcome === 'FORBIDDEN' || outcome === 401 || outcome === 403;
  if (!onlyReads && !isRefusal) shop = null;
}

async function viaGraphql(field: string, request: string, token: string | undefined) {
  const answer = await outcomeOf(app, field, request, token);
  wasAnswered(field, answer.outcome);
  return answer;
}

/** @param call method and path, with the ids filled in */
async function viaRest(call: string, body: string, token: string | undefined): Promise<number> {
  const [method, path] = call.split(' ') as [string, string];
  const { status } = await app.viaRest(method.toUpperCase(), `/api${path}`, body || undefined, { token });
  wasAnswered(call, status);
  return status;
}

afterEach((test) => {
  if (test.task.result?.state === 'fail') shop = null;
});

const schema = buildGraphqlSchema();

const rootFields = new Map(
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => [`${root!.name}.${field.name}`, { root: root!, field }]),
  ),
);
const calls = new Map(restRoutes.map((route) => [`${route.method} ${route.path}`, route]));

/** The routes name their parameter `id`; the rows say whose. A page has a slug instead. */
const declared = (row: string) => row.replace(/\{(?!slug\}|kind\})\w+\}/, '{id}');

it('has a row for each door', () => {
  expect(Object.keys(GRAPHQL).toSorted()).toEqual([...rootFields.keys()].toSorted());
  expect(Object.keys(REST).map(declared).toSorted()).toEqual([...calls.keys()].toSorted());
});

/** Whom a call is for, by what the four get. What everybody is refused alike is not about who they are. */
function whoByRow([, guest, user, owner]: Row<number | string>): Who {
  const needsAccount: unknown[] = [401, 'UNAUTHENTICATED'];
  if (!needsAccount.includes(guest) || needsAccount.includes(user)) return 'anyone';
  return owner === 403 || owner === 'FORBIDDEN' ? 'admin' : 'person';
}

/** Doors that are for more people than their row shows: it asks for something of somebody's. */
const WIDER: Record<string, Who> = { 'Mutation.decideQuote': 'anyone', 'post /repairs/{id}/quote-decision': 'anyone' };

it('each call says whom it is for', () => {
  const rows = Object.entries(REST).map(([row, outcomes]) => [
    declared(row),
    WIDER[declared(row)] ?? whoByRow(outcomes),
  ]);
  const said = [...calls].map(([call, { who }]) => [call, who]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(rows));
});

it('each field says whom it is for', () => {
  const rows = Object.entries(GRAPHQL).map(([row, outcomes]) => [row, WIDER[row] ?? whoByRow(outcomes)]);
  const said = [...rootFields].map(([row, { field }]) => [row, field.extensions.door?.who]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(rows));
});

describe.each(CALLERS)('a caller who is: %s', (caller) => {
  const outcomeFor = <Outcome>([, ...outcomes]: Row<Outcome>) => outcomes[CALLERS.indexOf(caller)]!;

  it.each(Object.entries(GRAPHQL))('%s', async (field, row) => {
    const { tokens, fill } = await openShop();
    const { outcome } = await viaGraphql(field, fill(row[0]), tokens[caller]);
    expect(outcome).toBe(outcomeFor(row));
  });

  it.each(Object.entries(REST))('%s', async (route, row) => {
    const { tokens, fill } = await openShop();
    expect(await viaRest(fill(route), fill(row[0]), tokens[caller])).toBe(outcomeFor(row));
  });
});

describe('whoever shows a token that no longer counts is a guest', () => {
  afterAll(() => void (shop = null));

  it.each(Object.entries(GRAPHQL))('%s', async (field, row) => {
    const { tokens, fill } = await openShop();
    await app.em.nativeDelete(Session, {});
    const { outcome, headers } = await viaGraphql(field, fill(row[0]), tokens.admin);
    expect([outcome, headers.get('X-Session')]).toEqual([row[1], 'ended']);
  });
});

/** Rows that ask for something of another domain besides. */
const BESIDES: Record<string, AccessScope> = { 'Query.product': AccessScope.REVIEWS_READ };

/** What opens a door, and what does not. */
function scopesOf(door: string) {
  const opened = rootFields.get(door);
  const needed = opened ? placesOf(schema).door(opened.root, opened.field.name).needed : scopesOfCall(calls.get(door)!);
  const right = [...(needed ?? []), ...(BESIDES[door] ? [BESIDES[door]] : [])];
  return { needed, right, wrong: Object.values(AccessScope).filter((scope) => !right.includes(scope)) };
}

describe("an admin's access token opens what its scopes say, and as its owner would", () => {
  it.each(Object.entries(GRAPHQL))('%s', async (field, row) => {
    const { admin, fill } = await openShop();
    const { needed, right, wrong } = scopesOf(field);
    const outcomeWith = async (scopes: AccessScope[]) =>
      (await viaGraphql(field, fill(row[0]), await grant(app, admin, scopes))).outcome;
    expect(await outcomeWith(wrong)).toBe(needed?.length === 0 ? row[4] : 'FORBIDDEN');
    expect(await outcomeWith(right)).toBe(needed ? row[4] : 'FORBIDDEN');
  });

  it.each(Object.entries(REST))('%s', async (route, row) => {
    const { admin, fill } = await openShop();
    const { needed, right, wrong } = scopesOf(declared(route));
    const statusWith = async (scopes: AccessScope[]) =>
      viaRest(fill(route), fill(row[0]), await grant(app, admin, scopes));
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
  // what the pages and bills tell is how to reach the shop; of a customer's address a stranger's copy of a bill has none (bills.test.ts); whether something can be done with the contact number is no contact
  // number; a token is given to whom it signs in; whoever has a mailed link sees a hint of its address
  expect(telling.toSorted()).toEqual([
    'AuthPayload.token',
    'Bill.customerAddress',
    'BillSeller.address',
    'BillSeller.contact',
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
