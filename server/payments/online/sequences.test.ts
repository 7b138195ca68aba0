// @module-tag database
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors.js';
import type { Ctx } from '../../core/context.js';
import { RepairStatus } from '../../repairs/enums.js';
import { buildRepair } from '../../repairs/factory.js';
import type { Deed, ProviderPayment } from '../../testing/payments/providerServer.js';
import { usePaymentProviders } from '../../testing/payments/useProviders.js';
import { useTestApp } from '../../testing/testApp.js';
import { toRupees } from '../amounts.js';
import { PaymentAttempt, PaymentEntry } from '../entity.js';
import { AttemptState, OnlineMethod } from '../enums.js';
import { ASK_AT_SECONDS, askOn, beginPayment, checkOnlinePayment } from './service.js';

/**
 * Whatever happens in whatever order, the ledger is what the providers have taken. `PAYMENT_SEQUENCES=10000` tries as many as before a
 * release; `PAYMENT_SEED` repeats a run.
 */

const SEQUENCES = Number(process.env.PAYMENT_SEQUENCES ?? 150);
const SEED = Number(process.env.PAYMENT_SEED ?? Date.now() % 1_000_000_000);
const MINUTE_MS = 60_000;

const { esewa, khalti, settings } = usePaymentProviders();
const app = useTestApp(() => ({ ...settings(), rateLimits: false }));

/** Of the attempts so far, chosen when it is done. */
const which = fc.nat(9);
const provider = fc.constantFrom(esewa, khalti);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('begin' as const),
      method: fc.constantFrom(...Object.values(OnlineMethod)),
      rupees: fc.integer({ min: 10, max: 7_000 }),
      goes: fc.boolean(),
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
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('return' as const), which, times: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('clock' as const), which, times: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 90 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('mishap' as const),
      provider,
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

/** An attempt as this side remembers it. */
interface Known {
  id: string;
  method: OnlineMethod;
  input: object;
  key: string;
}

const providerOf = ({ method }: Known) => (method === OnlineMethod.ESEWA ? esewa : khalti);

const rowOf = ({ id }: Known) => app.em.findOneOrFail(PaymentAttempt, { id });

/** The payment as its provider keeps it; nothing where nobody ever came there. */
async function thereOf(known: Known): Promise<ProviderPayment | undefined> {
  const { providerId } = await rowOf(known);
  return providerOf(known).payments.get(providerId ?? known.id);
}

/** What may be refused, and is then as if it had not been asked. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

async function begin(repairId: string, input: object, key: string): Promise<string | undefined> {
  const ctx = app.ctx({ idempotencyKey: key });
  return (await unlessRefused(() => beginPayment(ctx, { repairId }, input)))?.payment.id;
}

/** The browser arrives at eSewa; Khalti has heard of it from the server. */
async function arrive(repairId: string, { method, input, key }: Known): Promise<void> {
  if (method !== OnlineMethod.ESEWA) return;
  const begun = await unlessRefused(() => beginPayment(app.ctx({ idempotencyKey: key }), { repairId }, input));
  if (!begun?.url) return;
  const form = new URLSearchParams(begun.fields.map(({ name, value }): [string, string] => [name, value]));
  await fetch(begun.url, { method: 'POST', body: form });
}

/** A key leads to its payment, or the call is refused. */
function assertSame({ id }: Known, found: string | undefined): void {
  if (found !== undefined && found !== id) throw new Error(`${id} was begun twice`);
}

const runClock = async (known: Known): Promise<void> =>
  askOn.handle(app.ctx(), { attemptId: known.id, turn: (await rowOf(known)).asks });

async function take(repairId: string, admin: Ctx, known: Known[], one: Step): Promise<void> {
  if (one.do === 'mishap') return void Object.assign(one.provider.mishaps, one.mishaps);
  if (one.do === 'wait') return void (app.now = new Date(app.now.getTime() + one.minutes * MINUTE_MS));
  if (one.do === 'begin') {
    const input = { method: one.method, amount: one.rupees };
    const key = randomUUID();
    const id = await begin(repairId, input, key);
    if (!id) return;
    const attempt = { id, method: one.method, input, key };
    known.push(attempt);
    if (one.goes) await arrive(repairId, attempt);
    return;
  }
  const attempt = known[one.which % Math.max(1, known.length)];
  if (!attempt) return;
  switch (one.do) {
    case 'repeat':
      return assertSame(attempt, await begin(repairId, attempt.input, attempt.key));
    case 'deed': {
      const there = await thereOf(attempt);
      if (there) providerOf(attempt).do(there.id, one.deed);
      return;
    }
    case 'return': {
      const visits = Array.from({ length: one.times }, () => checkOnlinePayment(app.ctx(), attempt.id));
      return void (await Promise.all(visits));
    }
    case 'look':
      return void (await checkOnlinePayment(admin, attempt.id));
    case 'clock': {
      const { asks: turn } = await rowOf(attempt);
      const runs = Array.from({ length: one.times }, () => askOn.handle(app.ctx(), { attemptId: attempt.id, turn }));
      await Promise.all(runs);
      if ((await rowOf(attempt)).asks > turn + 1) throw new Error(`${attempt.id} was asked about twice in one turn`);
    }
  }
}

/** A day later, with providers that answer: the clock asks for the last time, and somebody looks for refunds. */
async function settleAll(admin: Ctx, known: readonly Known[]): Promise<void> {
  [esewa, khalti].forEach((one) => one.recover());
  app.now = new Date(app.now.getTime() + 25 * 60 * MINUTE_MS);
  const turn = ASK_AT_SECONDS.length - 2;
  await app.em.nativeUpdate(PaymentAttempt, { asks: { $lt: turn } }, { asks: turn });
  for (const attempt of known) {
    await runClock(attempt);
    await checkOnlinePayment(admin, attempt.id);
  }
}

/** What the ledger says of an attempt: received and given back, in rupees. */
async function entriesOf({ id }: Known): Promise<number[]> {
  const entries = await app.em.find(PaymentEntry, { attempt: id }, { orderBy: { at: 'asc', amount: 'desc' } });
  return entries.map(({ amount }) => toRupees(amount));
}

describe('sequences', () => {
  it(
    `end with what the providers took, ${SEQUENCES} of them with the seed ${SEED}`,
    { timeout: 3_600_000 },
    async () => {
      process.stdout.write(`PAYMENT_SEED=${SEED}\n`);
      const { ctx: admin } = await app.admin();
      const property = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        [esewa, khalti].forEach((one) => one.reset());
        const [repair] = await app.save(buildRepair({ status: RepairStatus.QUOTE_APPROVED, estimatedCost: 9_000_000 }));
        const known: Known[] = [];
        for (const one of steps) await take(repair!.id, admin, known, one);
        await settleAll(admin, known);
        let total = 0;
        for (const attempt of known) {
          const there = await thereOf(attempt);
          const [entries, row] = [await entriesOf(attempt), await rowOf(attempt)];
          const sum = entries.reduce((all, amount) => all + amount, 0);
          expect(sum, `of ${attempt.id}`).toBe(toRupees(there?.taken ?? 0));
          expect(entries.filter((amount) => amount > 0).length).toBeLessThanOrEqual(1);
          expect(row.state === AttemptState.PAID).toBe(entries.length > 0);
          expect([AttemptState.CREATED, AttemptState.PENDING]).not.toContain(row.state);
          total += sum;
        }
        const all = await app.em.find(PaymentEntry, { repair: repair!.id });
        expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.round(total * 100));
      });
      await fc.assert(property, { numRuns: SEQUENCES, seed: SEED });
    },
  );
});
