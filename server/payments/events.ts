import { DomainEvent } from '../core/domainEvent.js';
import type { AttemptProblem, EntryKind, OnlineMethod, PaymentMethod } from './enums.js';

/** The subject of all of them is the repair or the product that is paid for. */
abstract class MoneyEvent extends DomainEvent {
  constructor(
    subjectId: string,
    readonly of: 'repair' | 'product',
  ) {
    super(subjectId);
  }
}

abstract class EntryEvent extends MoneyEvent {
  constructor(
    subjectId: string,
    of: 'repair' | 'product',
    readonly entryId: string,
    readonly kind: EntryKind,
    readonly method: PaymentMethod,
    /** In rupees; below 0 it went. */
    readonly amount: number,
  ) {
    super(subjectId, of);
  }
}

/** A deposit or a payment has come. */
export class PaymentReceived extends EntryEvent {
  constructor(
    subjectId: string,
    of: 'repair' | 'product',
    entryId: string,
    kind: EntryKind,
    method: PaymentMethod,
    amount: number,
    /** Whether a provider said so, and nobody of the shop was there. */
    readonly isOnline: boolean,
    /** Whether it came after it had been called off. */
    readonly isLate: boolean,
  ) {
    super(subjectId, of, entryId, kind, method, amount);
  }
}

export class PaymentRefunded extends EntryEvent {}

export class PaymentCorrected extends EntryEvent {}

export class DepositAsked extends MoneyEvent {
  constructor(
    subjectId: string,
    of: 'repair' | 'product',
    /** In rupees; 0 takes it back. */
    readonly amount: number,
  ) {
    super(subjectId, of);
  }
}

/** Somebody is on their way to a provider. */
export class OnlinePaymentBegun extends MoneyEvent {
  constructor(
    subjectId: string,
    of: 'repair' | 'product',
    readonly attemptId: string,
    readonly method: OnlineMethod,
    /** In rupees. */
    readonly amount: number,
  ) {
    super(subjectId, of);
  }
}

/** What a provider says does not fit: the shop has to look. */
export class OnlinePaymentHeld extends MoneyEvent {
  constructor(
    subjectId: string,
    of: 'repair' | 'product',
    readonly attemptId: string,
    readonly method: OnlineMethod,
    readonly problem: AttemptProblem,
  ) {
    super(subjectId, of);
  }
}
