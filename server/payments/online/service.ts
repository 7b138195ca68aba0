import type { Ctx, Job } from '../../core/context.js';
import { siteUrl } from '../../core/config/config.js';
import { isUuid, newUuid } from '../../core/entities/ids.js';
import { badInput, conflict, notFound, unavailable } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { rupees } from '../../core/fields/money.js';
import { claimIdempotencyKey } from '../../core/idempotency.js';
import { consume, isExhausted, type RateLimit } from '../../core/limits.js';
import { readProduct } from '../../products/index.js';
import { missingRepair, trackRepair } from '../../repairs/index.js';
import { toRupees } from '../amounts.js';
import { PaymentAttempt } from '../entity.js';
import { AttemptProblem, AttemptState, OPEN_STATES } from '../enums.js';
import { OnlinePaymentBegun } from '../events.js';
import { beginPaymentSchema } from '../inputs.js';
import { columnsOf, kindOf, lockPayable, type Payable, type PayableId, whereOf } from '../payable.js';
import { canManage, seesOpenAmount } from '../policy.js';
import { isAskedFor, readBalance } from '../service.js';
import { type BegunPayment, type OnlinePayment, toOnlinePayment } from '../views.js';
import { ProviderFailure } from './ask.js';
import type { Provider } from './contract.js';
import { LEAST_PAISA, providerOf, waysOf } from './provider.js';
import { ASKED_FOR_MS, lockAttempt, settle } from './settle.js';

/** Paying on the site, on the server's truth alone (decisions §15): a browser only says that it is worth asking the provider. */

const HOUR_SECONDS = 60 * 60;

/** decisions §15: for an address. */
const ATTEMPTS: RateLimit = {
  name: 'payment-attempts',
  points: 10,
  durationSeconds: HOUR_SECONDS,
  message: 'Too many payments were begun. Please try again in an hour.',
};
/** decisions §15: for a repair or a product. */
const MOST_OPEN = 5;

/** Whoever comes back, or presses 'Check again', has the provider asked. */
const QUESTIONS: RateLimit = { name: 'payment-questions', points: 60, durationSeconds: HOUR_SECONDS };

const NOT_SET_UP = 'This way of paying is not available now.';

/**
 * Begins a payment, for whoever may see what is open (decisions §15). The attempt is kept before the browser leaves. Sent again with the
 * same `Idempotency-Key`, it leads to the same payment.
 * @param input see beginPaymentSchema
 * @throws AppError NOT_FOUND, BAD_INPUT, RATE_LIMITED, CONFLICT for too many open payments and for a key used with other details,
 *   UNAVAILABLE where the provider does not answer
 */
export async function beginPayment(ctx: Ctx, target: PayableId, input: unknown): Promise<BegunPayment> {
  const given = beginPaymentSchema.parse(input);
  const { method, amount } = given;
  await consume(ctx, ATTEMPTS, ctx.address);
  await assertPayer(ctx, target, given.contactNumber);
  const provider = providerOf(ctx.config, method);
  if (!provider) throw badInput(NOT_SET_UP, { method: NOT_SET_UP });
  const id = newUuid();
  const attempt = await transaction(ctx, async () => {
    const earlier = await claimIdempotencyKey(ctx, 'beginPayment', { ...target, method, amount }, id);
    if (earlier) return ctx.em.findOneOrFail(PaymentAttempt, { id: earlier });
    const payable = await lockPayable(ctx, target, { filters: { notDeleted: true } });
    return open(ctx, payable, { id, method, amount });
  });
  return depart(ctx, provider, attempt);
}

/** @throws AppError NOT_FOUND, BAD_INPUT for a missing or wrong contact number, RATE_LIMITED */
async function assertPayer(ctx: Ctx, target: PayableId, contactNumber: string | null): Promise<void> {
  if ('productId' in target) {
    const { id } = await readProduct(ctx, target.productId);
    // a set is paid for on the site once the shop has asked for a deposit
    if (!canManage(ctx.actor) && !(await isAskedFor(ctx, id))) throw conflict(NOTHING_OPEN);
    return;
  }
  const repair = await trackRepair(ctx, target.repairId, { contactNumber });
  if (!repair) throw missingRepair(target.repairId);
  if (seesOpenAmount(repair.abilities)) return;
  const message = 'Please enter the contact number of this repair.';
  throw badInput(message, { contactNumber: message });
}

const NOTHING_OPEN = 'Nothing is to be paid now.';

async function open(
  ctx: Ctx,
  payable: Payable,
  { id, method, amount }: Pick<PaymentAttempt, 'id' | 'method' | 'amount'>,
): Promise<PaymentAttempt> {
  const balance = await readBalance(ctx, payable);
  if (balance.open === 0) throw conflict(NOTHING_OPEN);
  if (amount > balance.open) throw wrongAmount(`At most ${rupees(toRupees(balance.open))} is to be paid.`);
  if (amount < LEAST_PAISA) throw wrongAmount(`At least ${rupees(toRupees(LEAST_PAISA))} can be paid on the site.`);
  // what is older will hardly be paid any more
  const since = new Date(ctx.clock().getTime() - ASKED_FOR_MS);
  const others = await ctx.em.count(PaymentAttempt, {
    ...whereOf(payable),
    state: { $in: [...OPEN_STATES] },
    at: { $gt: since },
  });
  if (others >= MOST_OPEN) throw conflict('Several payments are still open. Please wait until they are settled.');
  const attempt = Object.assign(new PaymentAttempt(), {
    ...columnsOf(payable),
    id,
    method,
    amount,
    kind: kindOf(balance, amount),
    at: ctx.clock(),
  });
  ctx.em.persist(attempt);
  emit(ctx, new OnlinePaymentBegun(payable.thing.id, payable.of, id, method, toRupees(amount)));
  await ctx.jobs.enqueue(ctx, askOn, { attemptId: id, turn: 0 }, ASK_AT_SECONDS[0]);
  return attempt;
}

const wrongAmount = (message: string) => badInput(message, { amount: message });

async function depart(ctx: Ctx, provider: Provider, attempt: PaymentAttempt): Promise<BegunPayment> {
  const back = `${siteUrl(ctx.config)}/pay/${provider.name}/${attempt.id}`;
  const isNew = attempt.state === AttemptState.CREATED && attempt.payUrl === null;
  const begun = isNew ? await makeKnown(ctx, provider, attempt, back) : attempt;
  const payment = toOnlinePayment(begun, canManage(ctx.actor));
  // whoever is on their way to eSewa may not come there twice with the same name
  const maySetOut =
    begun.state === AttemptState.CREATED || (OPEN_STATES.includes(begun.state) && begun.payUrl !== null);
  return { payment, ...(maySetOut ? provider.departure(begun, back) : { url: null, fields: [] }) };
}

/** Makes a payment known to its provider. Of two calls with one key the first one that is through counts, and both lead to it. */
async function makeKnown(ctx: Ctx, provider: Provider, { id }: PaymentAttempt, back: string): Promise<PaymentAttempt> {
  const attempt = await findAttempt(ctx, id);
  const order = attempt.repair ? `Repair ${attempt.repair.id}` : 'Television';
  let failure: ProviderFailure | undefined;
  const begun = await provider.begin(attempt, back, order).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error;
    failure = error;
    // without its address nobody can pay it
    const problem = error.isRefusal ? AttemptProblem.REFUSED : AttemptProblem.SILENT;
    return { state: AttemptState.CANCELLED, problem };
  });
  const known = await transaction(ctx, async () => {
    const locked = await lockAttempt(ctx, id);
    if (locked.state === AttemptState.CREATED && locked.payUrl === null) Object.assign(locked, begun);
    return locked;
  });
  if (failure) ctx.log.warn({ provider: provider.name, reason: failure.message }, 'a payment could not be begun');
  if (known.state !== AttemptState.CANCELLED) return known;
  throw unavailable('The payment service does not answer now. Please try again, or pay another way.');
}

/** A payment by its id, for whoever knows it. @throws AppError NOT_FOUND */
export async function readOnlinePayment(ctx: Ctx, id: string): Promise<OnlinePayment> {
  return toOnlinePayment(await findAttempt(ctx, id), canManage(ctx.actor));
}

async function findAttempt(ctx: Ctx, id: string): Promise<PaymentAttempt> {
  const attempt = isUuid(id) ? await ctx.em.findOne(PaymentAttempt, { id }) : null;
  if (!attempt) throw notFound('Payment not found.');
  return attempt;
}

/**
 * Asks the provider what became of a payment, for whoever knows its id; not more often than is reasonable, then it stays as it is known.
 * @throws AppError NOT_FOUND
 */
export async function checkOnlinePayment(ctx: Ctx, id: string): Promise<OnlinePayment> {
  const attempt = await findAttempt(ctx, id);
  // only the shop wants to know whether something went back
  const isOver = attempt.state === AttemptState.PAID && !canManage(ctx.actor);
  if (isOver || (await isExhausted(ctx, QUESTIONS, ctx.address))) return toOnlinePayment(attempt, canManage(ctx.actor));
  return toOnlinePayment(await askAbout(ctx, attempt), canManage(ctx.actor));
}

/** Asks the provider, outside of any transaction, and keeps its answer. */
async function askAbout(ctx: Ctx, attempt: PaymentAttempt, then?: (locked: PaymentAttempt) => Promise<void>) {
  const provider = providerOf(ctx.config, attempt.method);
  // where the settings are gone, nobody answers
  const answer = provider ? await provider.ask(attempt) : ({ says: 'SILENT' } as const);
  return transaction(ctx, async () => {
    const locked = await lockAttempt(ctx, attempt.id);
    await settle(ctx, locked, answer);
    await then?.(locked);
    return locked;
  });
}

const MINUTE = 60;

/**
 * When the clock asks, in seconds after a payment was begun: first where nobody came back, then with growing pauses for 24 hours. What is
 * paid is looked at again later on, because of refunds.
 */
export const ASK_AT_SECONDS: readonly number[] = [
  ...[5, 15, 35, 75, 155, 315, 635, 1275].map((minutes) => minutes * MINUTE),
  ASKED_FOR_MS / 1000,
  7 * 24 * 60 * MINUTE,
];
const LAST_OF_UNPAID = ASK_AT_SECONDS.length - 2;

/** Asks on by the clock, until a payment is settled for good or a day has gone by. */
export const askOn: Job<{ attemptId: string; turn: number }> = {
  name: 'ask-payment',
  retries: 20,
  pauseSeconds: 30,
  handle: async (ctx, { attemptId, turn }) => {
    const attempt = await ctx.em.findOne(PaymentAttempt, { id: attemptId });
    // a job may run twice; the turn says whether it has
    if (!attempt || attempt.asks !== turn) return;
    const isIdle = attempt.state === AttemptState.PAID && turn < LAST_OF_UNPAID;
    const next = async (locked: PaymentAttempt) => {
      if (locked.asks !== turn) return;
      locked.asks = turn + 1;
      await askLater(ctx, locked, turn);
    };
    if (isIdle) await transaction(ctx, async () => next(await lockAttempt(ctx, attemptId)));
    else await askAbout(ctx, attempt, next);
  },
};

async function askLater(ctx: Ctx, attempt: PaymentAttempt, turn: number): Promise<void> {
  const isPaid = attempt.state === AttemptState.PAID;
  if (turn >= (isPaid ? ASK_AT_SECONDS.length - 1 : LAST_OF_UNPAID)) return;
  const dueAt = attempt.at.getTime() + ASK_AT_SECONDS[turn + 1]! * 1000;
  const wait = Math.max(1, Math.ceil((dueAt - ctx.clock().getTime()) / 1000));
  await ctx.jobs.enqueue(ctx, askOn, { attemptId: attempt.id, turn: turn + 1 }, wait);
}

/** Why customers cannot pay on the site, for admins: which settings are missing. */
export const missingSettings = (ctx: Ctx): string[] => {
  const ways = waysOf(ctx.config).map(String);
  return [
    ...(ways.includes('ESEWA') ? [] : ['ESEWA_PRODUCT_CODE', 'ESEWA_SECRET_KEY']),
    ...(ways.includes('KHALTI') ? [] : ['KHALTI_SECRET_KEY']),
  ];
};
