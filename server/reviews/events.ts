import { DomainEvent } from '../core/domainEvent.js';

abstract class ReviewEvent extends DomainEvent {
  override readonly changesContent = true;
}

export class ReviewSubmitted extends ReviewEvent {}

/** Approval was withdrawn, or given back. */
export class ReviewApprovalChanged extends ReviewEvent {
  constructor(
    subjectId: string,
    readonly isApproved: boolean,
  ) {
    super(subjectId);
  }
}

export class ReviewDeleted extends ReviewEvent {}

export class ReviewRestored extends ReviewEvent {}
