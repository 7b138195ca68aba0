import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Ctx } from '../../core/context.js';
import { badInput, conflict, notFound } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { dayAgo } from '../../core/fields/moment.js';
import { authorize } from '../../core/policy.js';
import { toRupees } from '../amounts.js';
import { PaymentEntry } from '../entity.js';
import { canManage, canReopen } from '../policy.js';
import { toEntryViews } from '../views.js';
import { CashUp } from './entity.js';
import { CashUpClosed, CashUpReopened } from './events.js';
import { closeCashUpSchema, daySchema } from './inputs.js';
import { boundsOf, cashOf, readTakings, totalOf } from './takings.js';
import { type CashUpDay, inMethods } from './views.js';

/** The end of a day at the counter: what the ledger says came, beside what was counted (decisions §15 'Cash-up'). */

/**
 * A day's takings, its entries, and how it was closed.
 * @param day in Kathmandu, as '2026-11-22'
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT for what is no day, and for one that is to come
 */
export async function readCashUp(ctx: Ctx, day: unknown): Promise<CashUpDay> {
  authorize(ctx.actor, canManage(ctx.actor));
  const wanted = parseDay(ctx, day);
  const [from, to] = boundsOf(wanted);
  const takings = await readTakings(ctx, wanted);
  const closing = await ctx.em.findOne(CashUp, { day: wanted, reopenedAt: null });
  const entries = await ctx.em.find(PaymentEntry, { at: { $gte: from, $lt: to } });
  return {
    day: wanted,
    takings: inMethods(takings),
    total: toRupees(totalOf(takings)),
    cash: toRupees(cashOf(takings)),
    closing,
    sinceClosing: closing ? toRupees(totalOf(takings) - totalOf(closing.takings)) : 0,
    canReopen: closing !== null && canReopen(ctx),
    entries: toEntryViews(entries, true),
  };
}

function parseDay(ctx: Ctx, given: unknown): string {
  const day = daySchema.parse(given);
  if (day > dayAgo(0, ctx.clock())) throw wrong('day', 'This day is still to come.');
  return day;
}

const wrong = (field: string, message: string) => badInput(message, { [field]: message });

const CLOSED = 'This day is closed already.';

/**
 * Closes a day with what was counted. What is entered for it later stays beside it, and is shown.
 * @param input see closeCashUpSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, CONFLICT for a day that is closed, or whose cash has changed since it was seen
 */
export async function closeCashUp(ctx: Ctx, input: unknown): Promise<CashUp> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { day, counted, expected, note } = closeCashUpSchema.parse(input);
  parseDay(ctx, day);
  try {
    return await transaction(ctx, async () => {
      if ((await ctx.em.count(CashUp, { day, reopenedAt: null })) > 0) throw conflict(CLOSED);
      const takings = await readTakings(ctx, day);
      const cash = cashOf(takings);
      if (typeof expected === 'number' && expected !== cash) {
        throw conflict('Payments were entered meanwhile. Please look at the day again.');
      }
      if (counted !== cash && note === null) throw wrong('note', 'Please say in a note why the cash differs.');
      const cashUp = Object.assign(new CashUp(), {
        day,
        takings,
        counted,
        note,
        closedAt: ctx.clock(),
        closedBy: addressOf(ctx),
      });
      ctx.em.persist(cashUp);
      emit(ctx, new CashUpClosed(cashUp.id, day, toRupees(counted), toRupees(counted - cash)));
      return cashUp;
    });
  } catch (error) {
    // of two at the same time the index lets one through
    if (error instanceof UniqueConstraintViolationException) throw conflict(CLOSED);
    throw error;
  }
}

/**
 * Opens a closed day again, so that it can be counted anew; how it was closed stays to be read.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN to all but the main admin, BAD_INPUT, NOT_FOUND for a day that is not closed
 */
export async function reopenCashUp(ctx: Ctx, given: unknown): Promise<CashUp> {
  authorize(ctx.actor, canReopen(ctx));
  const day = daySchema.parse(given);
  return transaction(ctx, async () => {
    const cashUp = await ctx.em.findOne(
      CashUp,
      { day, reopenedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!cashUp) throw notFound('This day is not closed.');
    Object.assign(cashUp, { reopenedAt: ctx.clock(), reopenedBy: addressOf(ctx) });
    emit(ctx, new CashUpReopened(cashUp.id, day));
    return cashUp;
  });
}

const addressOf = ({ actor }: Ctx): string => (actor.kind === 'user' ? actor.email : '');
