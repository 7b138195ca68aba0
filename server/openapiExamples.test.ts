// @module-tag database
import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { OneTimeToken, TokenPurpose, User } from './accounts/entity.js';
import { hashOf, issueToken } from './accounts/signIn/oneTimeToken.js';
import { issueCode } from './accounts/social/handoff.js';
import { SocialProvider } from './core/config/config.js';
import type { OpenApiDocument } from './http/rest/openapi/document.js';
import type { DeclaredRoute } from './http/rest/rest.js';
import { buildPrivatePicture } from './media/factory.js';
import { AskedDeposit } from './payments/entity.js';
import { buildPayment } from './payments/factory.js';
import { Product } from './products/entity.js';
import { ProductAvailability } from './products/enums.js';
import { Repair } from './repairs/entity.js';
import { RepairStatus } from './repairs/enums.js';
import { buildRepair } from './repairs/factory.js';
import { restRoutes } from './rooms.js';
import { buildSet } from './sets/factory.js';
import { type Fixture, usePrepared } from './testing/access/callers.js';
import { REST } from './testing/access/restRows.js';
import { usePaymentProviders } from './testing/payments/useProviders.js';
import { useTestAppAsItIs } from './testing/testApp.js';

/**
 * Whoever opens `/api/docs`, fills in an id where the path has one and presses 'Execute' gets what the document promises: each
 * body is prefilled with the example of its call.
 */

const { settings } = usePaymentProviders();
const app = useTestAppAsItIs(settings);
const prepared = usePrepared(app);

const withBody = restRoutes.filter(({ body }) => body !== undefined);

interface Operation {
  requestBody: { content: { 'application/json': { example: Record<string, string> } } };
  responses: Record<string, unknown>;
}

/** The call as the document that the running server gives has it. */
async function operationOf({ method, path }: DeclaredRoute): Promise<Operation> {
  const { body } = await app.viaRest<OpenApiDocument>('GET', '/api/openapi.json');
  return body.paths[`/api${path}`]![method] as unknown as Operation;
}

const exampleOf = async (route: DeclaredRoute) =>
  (await operationOf(route)).requestBody.content['application/json'].example;

const route = (id: string) => restRoutes.find(({ operationId }) => operationId === id)!;

/** A secret as the example has it, kept in place of the one that was issued. */
async function become(secret: string, issued: string): Promise<void> {
  await app.em.nativeUpdate(OneTimeToken, { hash: hashOf(issued) }, { hash: hashOf(secret) });
}

const bare = (code: string) => code.replace(/^parda_/, '');

async function comeBackFrom(provider: SocialProvider): Promise<undefined> {
  const { token } = await exampleOf(route('signInWithGoogle'));
  const profile = {
    subject: '1',
    email: 'sita.sharma@example.com',
    emailVerified: true,
    name: 'Sita',
    pictureUrl: null,
  };
  await become(bare(token!), bare(await issueCode(app.ctx(), { provider, profile, linkUserId: null })));
}

async function registerFirst(): Promise<string> {
  const { body } = await app.viaRest<{ token: string }>(
    'POST',
    '/api/auth/register',
    await exampleOf(route('register')),
  );
  return body.token;
}

async function saveDraft({ tokens: { admin }, fill }: Fixture): Promise<undefined> {
  const draft = await exampleOf(route('saveQuoteDraft'));
  await app.viaRest('PUT', fill('/api/admin/repairs/{repair}/quote-draft'), draft, { token: admin });
}

/** A guest's record with an approved cost, as something that can be paid. */
async function approve(): Promise<undefined> {
  await app.em.nativeUpdate(Repair, {}, { owner: null, status: RepairStatus.QUOTE_APPROVED, approvedCost: 4500 });
}

async function keepSet(): Promise<undefined> {
  await app.em.nativeUpdate(Product, {}, { availability: ProductAvailability.RESERVED, price: 20_000 });
}

async function askForDeposit(): Promise<undefined> {
  await keepSet();
  const products = await app.em.find(Product, {});
  await app.save(...products.map((one) => Object.assign(new AskedDeposit(), { product: ref(one), amount: 500_000 })));
}

/** What has to be there before, beyond a shop with one of everything. @returns whose token to send, if another one than usual */
const BEFORE: Record<string, (fixture: Fixture) => Promise<string | undefined>> = {
  signIn: async () => void (await registerFirst()),
  changePassword: registerFirst,
  resetPassword: async ({ admin }) => {
    const user = await app.em.findOneOrFail(User, admin.id);
    const { token } = await exampleOf(route('resetPassword'));
    await become(
      token!,
      await issueToken(app.ctx(), {
        purpose: TokenPurpose.PASSWORD_RESET,
        minutes: 5,
        user,
        data: { email: user.email },
      }),
    );
    return undefined;
  },
  // a guest's record, which its number opens
  decideQuote: async () => void (await app.em.nativeUpdate(Repair, {}, { owner: null })),
  offerQuote: saveDraft,
  discardQuoteDraft: saveDraft,
  signInWithGoogle: () => comeBackFrom(SocialProvider.GOOGLE),
  signInWithFacebook: () => comeBackFrom(SocialProvider.FACEBOOK),
  signInWithX: () => comeBackFrom(SocialProvider.X),
  signInWithGithub: () => comeBackFrom(SocialProvider.GITHUB),
  recordPayment: async () => {
    const { repairId } = await exampleOf(route('recordPayment'));
    await app.save(buildRepair({ id: repairId! }));
    return undefined;
  },
  issueBill: async () => {
    const { repairId } = await exampleOf(route('issueBill'));
    const repair = buildRepair({ id: repairId! });
    await app.save(repair);
    await app.save(buildPayment(repair));
    return undefined;
  },
  askRepairDeposit: approve,
  beginRepairPayment: approve,
  askProductDeposit: keepSet,
  beginProductPayment: askForDeposit,
  mergeSets: async () => {
    const { otherId } = await exampleOf(route('mergeSets'));
    await app.save(buildSet({ id: otherId! }));
    return undefined;
  },
  signSheet: async () => {
    const { signatureUrl } = await exampleOf(route('signSheet'));
    const name = signatureUrl!.split('/').at(-1)!;
    await app.save(Object.assign(buildPrivatePicture(app.now), { id: name.split('.')[0], name }));
    return undefined;
  },
};

/** The address with things of the fixture in its braces; a choice is made as the page makes it, the first. */
function addressOf({ method, path }: DeclaredRoute, { fill }: Fixture): string {
  const rows = Object.keys(REST).map((row) => row.split(' ') as [string, string]);
  const row = rows.find(
    ([verb, named]) => verb === method && named.replace(/\{(?!slug\}|kind\})\w+\}/, '{id}') === path,
  )!;
  return `/api${fill(row[1].replace('{slug}', 'about-us'))}`;
}

describe('the example of', () => {
  it.each(withBody.map((declared) => [declared.operationId, declared] as const))('%s works', async (id, declared) => {
    const fixture = await prepared();
    const { anyone, person, admin } = { anyone: undefined, person: fixture.tokens.owner, admin: fixture.tokens.admin };
    const token = (await BEFORE[id]?.(fixture)) ?? { anyone, person, admin }[declared.who];
    const { responses } = await operationOf(declared);
    const promised = Object.keys(responses).find((status) => status.startsWith('2'));
    const call = { token, headers: { Accept: '*/*' } };
    const sent = await exampleOf(declared);
    const answer = await app.viaRest(declared.method.toUpperCase(), addressOf(declared, fixture), sent, call);
    expect([String(answer.status), answer.body]).toEqual([promised, expect.anything()]);
  });

  it('each of the bodies is shown', async () => {
    const { body } = await app.viaRest<OpenApiDocument>('GET', '/api/openapi.json');
    const operations = Object.values(body.paths).flatMap((methods) => Object.values(methods) as unknown as Operation[]);
    const bodies = operations.flatMap(({ requestBody }) => requestBody?.content['application/json'] ?? []);
    expect(bodies).toHaveLength(withBody.length);
    expect(bodies.filter(({ example }) => !example)).toEqual([]);
  });
});
