import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FULL } from '../server/testing/full.js';
import { ESEWA_ACCOUNT, EsewaServer } from '../server/testing/payments/esewaServer.js';
import { KHALTI_KEY, KhaltiServer } from '../server/testing/payments/khaltiServer.js';
import type { Deed } from '../server/testing/payments/providerServer.js';
import { Fleet } from './support/fleet.js';
import { emptyDatabase, onPostgres, postgresUrl } from './support/postgres.js';
import { booked } from './support/repairs.js';
import { adminHeaders, call, dataFolder, graphql } from './support/server.js';

/**
 * Payments while servers are killed: whatever happens in whatever order, the ledger is what the providers have taken. The same with the clock
 * in hand, and without crashes, is server/payments/online/sequences.test.ts. `PAYMENT_SEQUENCES` and `PAYMENT_SEED` say how many, and which.
 */

const SEQUENCES = Number(process.env.PAYMENT_SEQUENCES ?? (FULL ? 10_000 : 60));
const SEED = Number(process.env.PAYMENT_SEED ?? Date.now() % 1_000_000_000);
/** So many go on at once, so that a crash hits several in the middle. */
const AT_ONCE = 8;
/** After so many the ledger is compared. */
const BATCH = 250;
/** A crash comes after so many steps, half as many to half as many again. */
const STEPS_TO_CRASH = FULL ? 250 : 40;
const DUE = 9_000_000;

const [esewa, khalti] = [new EsewaServer(), new KhaltiServer()];
beforeAll(() => Promise.all([esewa.start(), khalti.start()]));
afterAll(() => Promise.all([esewa.stop(), khalti.stop()]));
beforeEach(() => [esewa, khalti].forEach((one) => one.reset()));

const ENV = () => ({
  SEED: 'none',
  RATE_LIMITS: 'off',
  ESEWA_PRODUCT_CODE: ESEWA_ACCOUNT.productCode,
  ESEWA_SECRET_KEY: ESEWA_ACCOUNT.secretKey,
  ESEWA_FORM_BASE_URL: esewa.url,
  ESEWA_STATUS_BASE_URL: esewa.url,
  KHALTI_SECRET_KEY: KHALTI_KEY,
  KHALTI_BASE_URL: `${khalti.url}/api/v2/`,
});

const which = fc.nat(9);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('begin' as const),
      method: fc.constantFrom('ESEWA' as const, 'KHALTI' as const),
      amount: fc.integer({ min: 10, max: 7_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const), which }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('deed' as const),
      which,
      deed: fc.constantFrom<Deed>('pay', 'pay', 'pay', 'cancel', 'fail', 'refund'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('return' as const), which, times: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('look' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('mishap' as const),
      at: fc.constantFrom(esewa, khalti),
      mishaps: fc.record({
        isSilent: fc.boolean(),
        isBroken: fc.boolean(),
        lateBy: fc.integer({ min: 0, max: 2 }),
        extraPaisa: fc.constantFrom(0, 0, 100),
      }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Begun {
  payment: { id: string };
  url: string | null;
  fields: { name: string; value: string }[];
}

/** A payment as its payer remembers it. */
interface Known {
  id: string;
  method: 'ESEWA' | 'KHALTI';
  amount: number;
  key: string;
  /** What the provider knows it by, once the payer was there. */
  there: string | null;
}

const providerOf = ({ method }: Known) => (method === 'ESEWA' ? esewa : khalti);

class Shop {
  readonly #fleet: Fleet;
  readonly #headers: Record<string, string>;
  #stepsLeft = STEPS_TO_CRASH;

  constructor(fleet: Fleet, headers: Record<string, string>) {
    this.#fleet = fleet;
    this.#headers = headers;
  }

  async ask<Body>(
    method: string,
    where: string,
    body?: unknown,
    headers = {},
  ): Promise<{ status: number; body: Body }> {
    return call<Body>(await this.#fleet.url(), method, where, body, headers);
  }

  /** Asks until somebody answers, as a payer does who presses again, and a program that sends again. */
  async insist<Body>(method: string, where: string, body?: unknown, headers = {}) {
    for (;;) {
      const answer = await this.ask<Body>(method, where, body, headers).catch(() => undefined);
      if (answer) {
        assert.notEqual(answer.status, 500, JSON.stringify(answer.body));
        return answer;
      }
      await this.#fleet.whole();
    }
  }

  asAdmin = <Body>(method: string, where: string, body?: unknown) =>
    this.insist<Body>(method, where, body, this.#headers);

  async begin(
    repairId: string,
    { method, amount, key }: Pick<Known, 'method' | 'amount' | 'key'>,
  ): Promise<Begun | null> {
    const { status, body } = await this.insist<Begun>(
      'POST',
      `/api/repairs/${repairId}/payments`,
      { method, amount },
      { 'Idempotency-Key': key },
    );
    // too many are open, or the provider did not answer
    if (status === 409 || status === 503) return null;
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  }

  /** A browser comes back; one that finds no server is closed. */
  visit = async (where: string) =>
    void (await fetch((await this.#fleet.url()) + where, { redirect: 'manual' }).catch(() => undefined));

  /** Now and then one of the servers dies while it is at work. */
  mayCrash(): void {
    this.#stepsLeft -= 1;
    if (this.#stepsLeft > 0) return;
    this.#stepsLeft = STEPS_TO_CRASH * (0.5 + Math.random());
    this.#fleet.killIn(Math.random() * 30);
  }

  async money(repairId: string): Promise<Money> {
    await this.#fleet.whole();
    const query = 'query ($id: ID!) { repair(id: $id) { money { paid entries { amount } attempts { id state } } } }';
    const data = await graphql<{ repair: { money: Money } }>(
      await this.#fleet.url(),
      query,
      { id: repairId },
      this.#headers,
    );
    return data.repair.money;
  }

  async approvedRepair(): Promise<string> {
    for (;;) {
      try {
        const id = await booked({ url: await this.#fleet.url() });
        await this.asAdmin('PUT', `/api/admin/repairs/${id}`, { estimatedCost: DUE, status: 'QUOTE_APPROVED' });
        return id;
      } catch {
        await this.#fleet.whole();
      }
    }
  }
}

interface Money {
  paid: number;
  entries: { amount: number }[];
  attempts: { id: string; state: string }[];
}

/** The payer arrives at the provider. */
async function arrive(known: Known, { url, fields }: Begun): Promise<void> {
  if (!url) return;
  if (known.method === 'KHALTI') {
    known.there = url.split('/').at(-1)!;
    return;
  }
  const form = new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value]));
  const { status } = await fetch(url, { method: 'POST', body: form });
  // whoever comes a second time with the same name is refused, and knows the first page
  if (status === 200 || status === 409) known.there = known.id;
}

async function take(shop: Shop, repairId: string, known: Known[], one: Step): Promise<void> {
  shop.mayCrash();
  if (one.do === 'mishap') return void Object.assign(one.at.mishaps, one.mishaps);
  if (one.do === 'begin') {
    const { method, amount } = one;
    const key = randomUUID();
    const begun = await shop.begin(repairId, { method, amount, key });
    if (!begun) return;
    const attempt: Known = { id: begun.payment.id, method, amount, key, there: null };
    known.push(attempt);
    return arrive(attempt, begun);
  }
  const attempt = known[one.which % Math.max(1, known.length)];
  if (!attempt) return;
  const { id, there } = attempt;
  switch (one.do) {
    case 'repeat': {
      const again = await shop.begin(repairId, attempt);
      if (again) assert.equal(again.payment.id, id, 'a key leads to its payment');
      return;
    }
    case 'deed':
      if (there && providerOf(attempt).payments.has(there)) providerOf(attempt).do(there, one.deed);
      return;
    case 'return': {
      if (!there || !providerOf(attempt).payments.has(there)) return;
      const { pathname, search } = new URL(providerOf(attempt).returnOf(there));
      // a browser that finds no server is closed
      const visits = Array.from({ length: one.times }, () => shop.visit(pathname + search));
      return void (await Promise.all(visits));
    }
    case 'look':
      return void (await shop.ask('POST', `/api/payments/${id}/check`, {}).catch(() => undefined));
  }
}

interface Course {
  repairId: string;
  known: Known[];
  steps: Step[];
}

/** With providers that answer, the shop asks about each; then the ledger has to be what was taken. */
async function verify(shop: Shop, { repairId, known, steps }: Course): Promise<void> {
  const message = `${repairId}: ${JSON.stringify(steps)}`;
  for (const { id } of known) await shop.asAdmin('POST', `/api/payments/${id}/check`, {});
  const { paid, entries, attempts } = await shop.money(repairId);
  const takenOf = (one: Known) => (one.there ? (providerOf(one).payments.get(one.there)?.taken ?? 0) : 0);
  const taken = known.reduce((sum, one) => sum + takenOf(one), 0);
  assert.equal(Math.round(paid * 100), taken, message);
  const stateOf = new Map(attempts.map(({ id, state }) => [id, state]));
  // every one is shown, also one whose payer never heard of it
  assert.deepEqual(
    known.map(({ id }) => id).filter((id) => !stateOf.has(id)),
    [],
    message,
  );
  for (const one of known) {
    if (takenOf(one) > 0) assert.equal(stateOf.get(one.id), 'PAID', message);
  }
  const received = entries.filter(({ amount }) => amount > 0);
  assert.equal(received.length, attempts.filter(({ state }) => state === 'PAID').length, message);
}

const FINAL_OR_UNKNOWN = ['PAID', 'CANCELLED', 'EXPIRED', 'UNKNOWN'];

/** Goes through all sequences while servers die. @param aDayLater makes all attempts a day old, where somebody can */
async function tryAll(fleet: Fleet, aDayLater?: () => Promise<unknown>): Promise<number> {
  process.stdout.write(`PAYMENT_SEED=${SEED} PAYMENT_SEQUENCES=${SEQUENCES}\n`);
  await fleet.start();
  try {
    const shop = new Shop(fleet, await adminHeaders(await fleet.url()));
    const all = fc.sample(fc.array(step, { minLength: 3, maxLength: 12 }), { numRuns: SEQUENCES, seed: SEED });
    for (let from = 0; from < all.length; from += BATCH) {
      const waiting = all.slice(from, from + BATCH);
      const courses: Course[] = [];
      const work = async () => {
        for (let steps = waiting.pop(); steps; steps = waiting.pop()) {
          const course = { repairId: await shop.approvedRepair(), known: [], steps };
          courses.push(course);
          for (const one of steps) await take(shop, course.repairId, course.known, one);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      await fleet.whole();
      [esewa, khalti].forEach((one) => one.recover());
      for (const course of courses) await verify(shop, course);
      if (aDayLater) {
        await aDayLater();
        for (const course of courses) {
          await verify(shop, course);
          const { attempts } = await shop.money(course.repairId);
          for (const { state } of attempts) assert.ok(FINAL_OR_UNKNOWN.includes(state), `${course.repairId}: ${state}`);
        }
      }
      [esewa, khalti].forEach((one) => one.reset());
    }
    process.stdout.write(`${SEQUENCES} sequences, ${fleet.kills} servers killed\n`);
    return fleet.kills;
  } finally {
    await fleet.stop();
  }
}

describe(`the ledger is what the providers took, through ${SEQUENCES} sequences and crashes (seed ${SEED})`, () => {
  it('on the embedded database', { timeout: 7_200_000 }, async () => {
    const { folder, remove } = await dataFolder();
    expect(await tryAll(new Fleet({ ...ENV(), DATA_DIR: folder }, 1))).toBeGreaterThan(0);
    await remove();
  });

  it.runIf(postgresUrl)('on PostgreSQL, with two servers', { timeout: 7_200_000 }, async () => {
    const { url, drop } = await emptyDatabase('parda_journey_payments');
    const fleet = new Fleet({ ...ENV(), DATABASE_URL: url, JWT_SECRET: randomUUID() }, 2);
    const aDayLater = () =>
      onPostgres(url, `update payment_attempt set at = at - interval '25 hours' where state <> 'PAID'`);
    expect(await tryAll(fleet, aDayLater)).toBeGreaterThan(0);
    await drop();
  });
});
