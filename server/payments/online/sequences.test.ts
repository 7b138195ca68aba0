// @module-tag database
import { beforeAll, expect, it } from 'vitest';
import { AppError } from '../../core/errors.js';
import type { Ctx } from '../../core/context.js';
import { Repair, RepairStatus } from '../../repairs/index.js';
import { buildRepair } from '../../repairs/factory.js';
import { Crash, Crashes } from '../../testing/crashes.js';
import { FULL } from '../../testing/full.js';
import { DUE, type Known, sequencesToTry, type Shop, trySequences } from '../../testing/payments/sequences.js';
import { usePaymentProviders } from '../../testing/payments/useProviders.js';
import { useTestApp } from '../../testing/testApp.js';
import { PaymentAttempt } from '../entity.js';
import { moneyOfRepair } from '../money.service.js';
import { ASK_AT_SECONDS, askOn, beginPayment, checkOnlinePayment } from './service.js';

/**
 * Whatever happens in whatever order, the ledger is what the providers have taken: the services themselves, with the clock in hand, which die
 * at any step of their transactions. The same with servers that are killed is e2e/paymentTrial.journey.ts.
 */

const wanted = sequencesToTry(FULL ? 10_000 : 40);
const MINUTE_MS = 60_000;
/** The last time that the clock asks about what is not paid. */
const LAST_TURN = ASK_AT_SECONDS.length - 2;

const { esewa, khalti, settings } = usePaymentProviders();
const app = useTestApp(() => ({ ...settings(), rateLimits: false }));
const crashes = new Crashes();
beforeAll(() => app.deps.database.em.getEventManager().registerSubscriber(crashes));

/** What is refused is as if it had not been asked, and nobody learns of what a crash has ended. */
async function unlessEnded<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await crashes.run(work);
  } catch (error) {
    if (error instanceof AppError || error instanceof Crash) return null;
    throw error;
  }
}

const pass = (ms: number) => (app.now = new Date(app.now.getTime() + ms));

const turnOf = async ({ id }: Known) => (await app.em.findOneOrFail(PaymentAttempt, { id })).asks;

/** @param admin the context of an admin's call */
const shopOf = (admin: () => Ctx): Shop => ({
  approvedRepair: async () => {
    const [{ id }] = (await app.save(buildRepair({ status: RepairStatus.QUOTE_APPROVED, estimatedCost: DUE }))) as [
      Repair,
    ];
    return id;
  },
  begin: async (repairId, { method, amount, key }) => {
    for (;;) {
      try {
        const ctx = app.ctx({ idempotencyKey: key });
        return await crashes.run(() => beginPayment(ctx, { repairId }, { method, amount }));
      } catch (error) {
        if (error instanceof AppError) return null;
        if (!(error instanceof Crash)) throw error;
      }
    }
  },
  comeBack: async ({ id }) => void (await unlessEnded(() => checkOnlinePayment(app.ctx(), id))),
  look: async ({ id }) => void (await unlessEnded(() => checkOnlinePayment(admin(), id))),
  tick: async (attempt, times) => {
    const turn = await turnOf(attempt);
    const ask = () => unlessEnded(() => askOn.handle(app.ctx(), { attemptId: attempt.id, turn }));
    await Promise.all(Array.from({ length: times }, ask));
    expect(await turnOf(attempt), `${attempt.id} is asked about once in a turn`).toBeLessThanOrEqual(turn + 1);
  },
  wait: (minutes) => pass(minutes * MINUTE_MS),
  crash: (soon) => crashes.dieIn(soon),
  whole: async () => crashes.stop(),
  aDayLater: async (known) => {
    pass(25 * 60 * MINUTE_MS);
    await app.em.nativeUpdate(PaymentAttempt, { asks: { $lt: LAST_TURN } }, { asks: LAST_TURN });
    for (const attempt of known) {
      await askOn.handle(app.ctx(), { attemptId: attempt.id, turn: await turnOf(attempt) });
    }
  },
  money: async (repairId, known) => {
    const ctx = admin();
    for (const { id } of known) await checkOnlinePayment(admin(), id);
    return moneyOfRepair(ctx, await ctx.em.findOneOrFail(Repair, { id: repairId }));
  },
});

it(
  `the ledger is what the providers took, through ${wanted.count} sequences (seed ${wanted.seed})`,
  { timeout: 7_200_000 },
  async () => {
    const { ctx } = await app.admin();
    const { actor } = ctx;
    await trySequences(
      shopOf(() => app.ctx({ actor })),
      { ESEWA: esewa, KHALTI: khalti },
      wanted,
    );
    process.stdout.write(`${wanted.count} sequences with PAYMENT_SEED=${wanted.seed}, ${crashes.count} crashes\n`);
    expect(crashes.count).toBeGreaterThan(0);
  },
);
