import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import type { EsewaServer } from './esewaServer.js';
import type { KhaltiServer } from './khaltiServer.js';
import { type Deed, type Mishaps, WELL } from './providerServer.js';

/**
 * Payments in random order: what can happen to them, and what has to be true whatever happens. One model for all that drive it: the services
 * with the clock in hand (payments/online/sequences.test.ts), and servers that are killed (e2e/paymentTrial.journey.ts).
 */

/** What every repair costs, in rupees: more than a sequence can pay. */
export const DUE = 9_000_000;

/** So many go on at once, so that a crash hits several in the middle. */
const AT_ONCE = 8;
/** After so many the ledger is compared. */
const BATCH = 64;

const METHODS = ['ESEWA', 'KHALTI'] as const;
type Method = (typeof METHODS)[number];

/** A kind of step with how often it comes. */
const sometimes = <T extends object>(weight: number, parts: { [K in keyof T]: fc.Arbitrary<T[K]> }) => ({
  weight,
  arbitrary: fc.record<T>(parts),
});

/** Of the attempts so far, chosen when it is done. */
const which = fc.nat(9);
const DEEDS: readonly Deed[] = ['pay', 'pay', 'pay', 'cancel', 'cancel', 'fail', 'refund', 'refund'];

/** A provider is well now and then: it stays as it is until the next such step, and is shared by all that goes on at once. */
const MISHAPS: readonly Partial<Mishaps>[] = [
  {},
  {},
  {},
  { isSilent: true },
  { isBroken: true },
  { lateBy: 2 },
  { extraPaisa: 100 },
  { extraPaisa: 100 },
];

type Step =
  | { do: 'begin'; method: Method; amount: number; goes: boolean }
  | { do: 'repeat' | 'look'; which: number }
  | { do: 'deeds'; which: number; deeds: readonly { deed: Deed; comesBack: boolean }[] }
  | { do: 'return' | 'tick'; which: number; times: number }
  | { do: 'wait'; minutes: number }
  | { do: 'crash'; soon: number }
  | { do: 'mishap'; method: Method; mishaps: Partial<Mishaps> };

const begin = sometimes(3, {
  do: fc.constant('begin' as const),
  method: fc.constantFrom(...METHODS),
  amount: fc.integer({ min: 10, max: 7_000 }),
  goes: fc.constantFrom(true, true, true, false),
});

/** What came of several deeds seldom: it is paid after the shop has heard that it was not. */
const calledOffAndPaid = fc.tuple(
  fc.record({ deed: fc.constantFrom('cancel' as const, 'fail' as const), comesBack: fc.constant(true) }),
  fc.record({ deed: fc.constant('pay' as const), comesBack: fc.boolean() }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  begin,
  sometimes(2, { do: fc.constant('repeat' as const), which }),
  sometimes(6, {
    do: fc.constant('deeds' as const),
    which,
    deeds: fc.array(fc.record({ deed: fc.constantFrom(...DEEDS), comesBack: fc.boolean() }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  sometimes<Extract<Step, { do: 'deeds' }>>(3, { do: fc.constant('deeds' as const), which, deeds: calledOffAndPaid }),
  sometimes(4, { do: fc.constant('return' as const), which, times: fc.integer({ min: 1, max: 3 }) }),
  sometimes(2, { do: fc.constant('look' as const), which }),
  sometimes(3, { do: fc.constant('tick' as const), which, times: fc.integer({ min: 1, max: 2 }) }),
  sometimes(2, { do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
  sometimes(1, { do: fc.constant('crash' as const), soon: fc.nat(7) }),
  sometimes(2, {
    do: fc.constant('mishap' as const),
    method: fc.constantFrom(...METHODS),
    mishaps: fc.constantFrom(...MISHAPS),
  }),
);

/** All begin with a payment; what follows is as often long as it is short. */
const sequence: fc.Arbitrary<Step[]> = fc
  .tuple(begin.arbitrary, fc.array(step, { minLength: 3, maxLength: 14, size: 'max' }))
  .map(([first, others]) => [first, ...others]);

/** An attempt as its payer remembers it. */
export interface Known {
  id: string;
  method: Method;
  /** In rupees. */
  amount: number;
  key: string;
  /** What the provider knows it by, once the payer was there. */
  there: string | null;
}

/** Where a payment that was begun leads its payer. */
export interface Begun {
  payment: { id: string };
  url: string | null;
  fields: { name: string; value: string }[];
}

/** What an admin is shown of a repair, in rupees. */
export interface ShownMoney {
  entries: { amount: number }[];
  attempts: { id: string; state: string }[];
}

/** The shop as its payers, its admin and its clock reach it; whatever they ask of it, it may die over it. */
export interface Shop {
  /** A repair whose quote of `DUE` rupees is approved. */
  approvedRepair(): Promise<string>;
  /** Begins a payment; asked again until there is an answer. @returns null where it is refused */
  begin(repairId: string, attempt: Pick<Known, 'method' | 'amount' | 'key'>): Promise<Begun | null>;
  /** A browser comes back with the provider's address; one that finds nobody is closed. */
  comeBack(attempt: Known, address: URL): Promise<void>;
  /** Somebody has the provider asked. */
  look(attempt: Known): Promise<void>;
  /** The clock asks, so many times at once; not for whom it goes by itself. */
  tick?(attempt: Known, times: number): Promise<void>;
  wait?(minutes: number): void;
  /** It dies in a moment, wherever it is in its work then, and is started again. */
  crash(soon: number): void;
  /** From now on nothing dies. */
  whole(): Promise<void>;
  /** All attempts become a day old, and the clock asks for the last time. */
  aDayLater?(known: readonly Known[]): Promise<void>;
  /** Asks about all attempts of a repair. @returns what an admin is shown then */
  money(repairId: string, known: readonly Known[]): Promise<ShownMoney>;
}

export interface Providers {
  ESEWA: EsewaServer;
  KHALTI: KhaltiServer;
}

/** How many, and which: `PAYMENT_SEQUENCES` and `PAYMENT_SEED` say so for a run. */
export const sequencesToTry = (usual: number) => ({
  count: Number(process.env.PAYMENT_SEQUENCES ?? usual),
  seed: Number(process.env.PAYMENT_SEED ?? Date.now() % 1_000_000_000),
});

interface Course {
  repairId: string;
  known: Known[];
  steps: Step[];
}

/** Goes through sequences, several at once, and compares the ledger with what the providers have taken. @throws AssertionError */
export async function trySequences(
  shop: Shop,
  providers: Providers,
  { count, seed }: { count: number; seed: number },
): Promise<void> {
  const both = Object.values(providers);
  const all = fc.sample(sequence, { numRuns: count, seed });
  for (let from = 0; from < all.length; from += BATCH) {
    const courses = await atOnce(all.slice(from, from + BATCH), async (steps) => {
      const course: Course = { repairId: await shop.approvedRepair(), known: [], steps };
      for (const one of steps) await take(shop, providers, course, one);
      return course;
    });
    await shop.whole();
    both.forEach((one) => one.recover());
    await atOnce(courses, (course) => verify(shop, providers, course, false));
    if (shop.aDayLater) {
      await shop.aDayLater(courses.flatMap(({ known }) => known));
      await atOnce(courses, (course) => verify(shop, providers, course, true));
    }
    both.forEach((one) => one.reset());
  }
}

async function atOnce<In, Out>(items: readonly In[], work: (item: In) => Promise<Out>): Promise<Out[]> {
  const waiting = [...items];
  const done: Out[] = [];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) done.push(await work(item));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return done;
}

async function take(shop: Shop, providers: Providers, { repairId, known }: Course, one: Step): Promise<void> {
  switch (one.do) {
    case 'mishap':
      return void Object.assign(providers[one.method].mishaps, WELL, one.mishaps);
    case 'wait':
      return shop.wait?.(one.minutes);
    case 'crash':
      return shop.crash(one.soon);
    case 'begin': {
      const { method, amount, goes } = one;
      const asked = { method, amount, key: randomUUID() };
      const begun = await shop.begin(repairId, asked);
      if (!begun) return;
      const attempt: Known = { ...asked, id: begun.payment.id, there: null };
      known.push(attempt);
      return goes ? arrive(attempt, begun) : undefined;
    }
    default: {
      const attempt = known[one.which % Math.max(1, known.length)];
      return attempt && takeUp(shop, providers, repairId, attempt, one);
    }
  }
}

/** A step with an attempt that was begun. */
async function takeUp(
  shop: Shop,
  providers: Providers,
  repairId: string,
  attempt: Known,
  one: Extract<Step, { which: number }>,
): Promise<void> {
  const provider = providers[attempt.method];
  const { id, there } = attempt;
  switch (one.do) {
    case 'repeat': {
      const again = await shop.begin(repairId, attempt);
      if (!again) return;
      assert.equal(again.payment.id, id, 'a key leads to its payment');
      return arrive(attempt, again);
    }
    case 'deeds':
      if (there === null) return;
      for (const { deed, comesBack } of one.deeds) {
        provider.do(there, deed);
        if (comesBack) await shop.comeBack(attempt, new URL(provider.returnOf(there)));
      }
      return;
    case 'return': {
      if (there === null) return;
      const address = new URL(provider.returnOf(there));
      const visits = Array.from({ length: one.times }, () => shop.comeBack(attempt, address));
      return void (await Promise.all(visits));
    }
    case 'look':
      return shop.look(attempt);
    case 'tick':
      return shop.tick?.(attempt, one.times);
  }
}

/** The payer arrives at the provider. */
async function arrive(attempt: Known, { url, fields }: Begun): Promise<void> {
  if (url === null) return;
  if (attempt.method === 'KHALTI') {
    attempt.there = url.split('/').at(-1)!;
    return;
  }
  const form = new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value]));
  const { status } = await fetch(url, { method: 'POST', body: form });
  // whoever comes a second time with the same name is refused, and knows the first page
  if (status === 200 || status === 409) attempt.there = attempt.id;
}

const FINAL_OR_UNKNOWN = ['PAID', 'CANCELLED', 'EXPIRED', 'UNKNOWN'];

/** With providers that answer, the ledger is what they have taken, and each attempt is shown. @param isOver whether a day has gone by */
async function verify(shop: Shop, providers: Providers, course: Course, isOver: boolean): Promise<void> {
  const { repairId, known, steps } = course;
  const message = `${repairId}: ${JSON.stringify(steps)}`;
  const { entries, attempts } = await shop.money(repairId, known);
  const stateOf = new Map(attempts.map(({ id, state }) => [id, state]));
  const expected: number[] = [];
  for (const { id, method, amount, there } of known) {
    // also what its payer never went to
    const state = stateOf.get(id);
    assert.ok(state, `${id} is not shown; ${message}`);
    const taken = (there === null ? 0 : providers[method].payments.get(there)!.taken) / 100;
    if (taken > 0) assert.equal(state, 'PAID', message);
    if (state !== 'PAID') continue;
    expected.push(amount);
    // what went back is an entry of its own
    if (taken === 0) expected.push(-amount);
  }
  assert.deepEqual(inOrder(entries.map(({ amount }) => amount)), inOrder(expected), message);
  if (!isOver) return;
  for (const { state } of attempts) assert.ok(FINAL_OR_UNKNOWN.includes(state), `${state}; ${message}`);
}

const inOrder = (amounts: number[]): number[] => amounts.toSorted((one, other) => one - other);
