import { LockMode, ref } from '@mikro-orm/core';
import type { Ctx } from '../../core/context.js';
import { emit } from '../../core/events.js';
import { PaymentAttempt, PaymentEntry } from '../entity.js';
import { AttemptProblem, AttemptState, EntryKind, OPEN_STATES, PaymentMethod } from '../enums.js';
import { OnlinePaymentHeld } from '../events.js';
import { announceMoney, subjectOf } from '../payable.js';
import { enter } from '../service.js';
import type { Answer } from './contract.js';

/** What a provider's answer does to an attempt and to the ledger. Whoever brings it here — a return, the clock, an admin — changes nothing. */

const { PENDING, PAID, CANCELLED, EXPIRED, UNKNOWN } = AttemptState;

/** eSewa may not know a payment yet that has just begun: only after this long is that a no. */
const NOT_FOUND_MS = 60 * 60 * 1000;

/** For so long the clock asks (service.ts); whatever is undecided then, the shop has to look at. */
export const ASKED_FOR_MS = 24 * 60 * 60 * 1000;

/** An attempt that nobody else changes before the transaction ends. */
export const lockAttempt = (ctx: Ctx, id: string): Promise<PaymentAttempt> =>
  ctx.em.findOneOrFail(PaymentAttempt, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

/**
 * Keeps an answer, in a transaction with the attempt locked. PAID is final, and writes one entry; what was called off stays so unless it
 * was paid after all.
 */
export async function settle(ctx: Ctx, attempt: PaymentAttempt, answer: Answer): Promise<void> {
  const { state, problem } = attempt;
  attempt.askedAt = ctx.clock();
  if (state === PAID) await settlePaid(ctx, attempt, answer);
  else if (answer.says === 'PAID') await settlePayment(ctx, attempt, answer);
  else if (OPEN_STATES.includes(state)) settleOpen(ctx, attempt, answer);
  if (attempt.problem !== problem && attempt.problem !== null && attempt.problem !== AttemptProblem.SILENT) {
    emit(ctx, new OnlinePaymentHeld(...subjectOf(attempt), attempt.id, attempt.method, attempt.problem));
  }
  if (attempt.state !== state) await announceMoney(ctx, attempt);
}

async function settlePayment(
  ctx: Ctx,
  attempt: PaymentAttempt,
  { amount, isOurs, reference }: Extract<Answer, { says: 'PAID' }>,
): Promise<void> {
  if (!isOurs || amount !== attempt.amount)
    return hold(attempt, isOurs ? AttemptProblem.WRONG_AMOUNT : AttemptProblem.WRONG_ORDER);
  const isLate = attempt.state === CANCELLED || attempt.state === EXPIRED;
  Object.assign(attempt, { state: PAID, problem: null, isLate });
  await enter(ctx, { ...ofAttempt(attempt), kind: attempt.kind, amount, reference }, isLate);
}

/** Only a refund can follow. */
async function settlePaid(ctx: Ctx, attempt: PaymentAttempt, { says }: Answer): Promise<void> {
  if (says === 'PARTLY_REFUNDED') attempt.problem = AttemptProblem.PARTLY_REFUNDED;
  if (says !== 'REFUNDED') return;
  attempt.problem = null;
  const isKnown = await ctx.em.count(PaymentEntry, { attempt: attempt.id, kind: EntryKind.REFUND });
  if (!isKnown) await enter(ctx, { ...ofAttempt(attempt), kind: EntryKind.REFUND, amount: -attempt.amount });
}

function settleOpen(ctx: Ctx, attempt: PaymentAttempt, { says }: Answer): void {
  const age = ctx.clock().getTime() - attempt.at.getTime();
  switch (says) {
    case 'WAITING':
      return void Object.assign(attempt, { state: age < ASKED_FOR_MS ? PENDING : UNKNOWN, problem: null });
    case 'CANCELLED':
    case 'REFUNDED':
      // what came and went before we learnt of it leaves nothing with the shop
      return void Object.assign(attempt, { state: CANCELLED, problem: null });
    case 'EXPIRED':
      return void Object.assign(attempt, { state: EXPIRED, problem: null });
    case 'NOT_FOUND':
      if (age >= NOT_FOUND_MS) Object.assign(attempt, { state: CANCELLED, problem: null });
      return;
    case 'PARTLY_REFUNDED':
      return hold(attempt, AttemptProblem.PARTLY_REFUNDED);
    case 'REFUSED':
      return hold(attempt, AttemptProblem.REFUSED);
    default:
      return hold(attempt, AttemptProblem.SILENT);
  }
}

const hold = (attempt: PaymentAttempt, problem: AttemptProblem): void =>
  // what was called off stays so, and is shown all the same
  void Object.assign(attempt, { problem, state: OPEN_STATES.includes(attempt.state) ? UNKNOWN : attempt.state });

const ofAttempt = (attempt: PaymentAttempt) => ({
  repair: attempt.repair,
  product: attempt.product,
  method: PaymentMethod[attempt.method],
  attempt: ref(attempt),
});
