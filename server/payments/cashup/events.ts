import { DomainEvent } from '../../core/domainEvent.js';

/** A day was counted and closed. */
export class CashUpClosed extends DomainEvent {
  constructor(
    subjectId: string,
    readonly day: string,
    /** In rupees. */
    readonly counted: number,
    /** In rupees: above 0 there was more than the ledger says. */
    readonly difference: number,
  ) {
    super(subjectId);
  }
}

/** The main admin has opened it again. */
export class CashUpReopened extends DomainEvent {
  constructor(
    subjectId: string,
    readonly day: string,
  ) {
    super(subjectId);
  }
}
