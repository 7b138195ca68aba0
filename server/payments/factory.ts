import { ref } from '@mikro-orm/core';
import type { Repair } from '../repairs/index.js';
import { CashUp } from './cashup/entity.js';
import { PaymentAttempt, PaymentEntry } from './entity.js';
import { AttemptState, EntryKind, OnlineMethod, PaymentMethod } from './enums.js';

const AT = new Date('2026-03-02T04:00:00Z');

/** An entry for tests and the demo: Rs. 1,500 in cash. */
export const buildPayment = (repair: Repair, overrides: Partial<PaymentEntry> = {}): PaymentEntry =>
  Object.assign(new PaymentEntry(), {
    repair: ref(repair),
    kind: EntryKind.PAYMENT,
    method: PaymentMethod.CASH,
    amount: 150_000,
    at: AT,
    ...overrides,
  });

/** The end of a day, counted to the rupee. */
export const buildCashUp = (overrides: Partial<CashUp> = {}): CashUp =>
  Object.assign(new CashUp(), {
    day: '2026-03-02',
    takings: { CASH: 150_000 },
    counted: 150_000,
    closedAt: AT,
    closedBy: 'admin@example.com',
    ...overrides,
  });

/** The same on the site, on its way. */
export const buildAttempt = (repair: Repair, overrides: Partial<PaymentAttempt> = {}): PaymentAttempt =>
  Object.assign(new PaymentAttempt(), {
    repair: ref(repair),
    kind: EntryKind.PAYMENT,
    method: OnlineMethod.ESEWA,
    amount: 150_000,
    state: AttemptState.PENDING,
    at: AT,
    ...overrides,
  });
