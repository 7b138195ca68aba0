import { DomainEvent } from '../core/domainEvent.js';

abstract class ReviewEvent extends DomainEvent {
  override readonly changesContent = true;

  constructor(readonly subjectId: string) {
    super();
  }
}

export class ReviewSubmitted extends ReviewEvent {
  static override readonly type = 'ReviewSubmitted';
}

/** Approval was withdrawn, or given back. */
export class ReviewApprovalChanged extends ReviewEvent {
  static override readonly type = 'ReviewApprovalChanged';

  constructor(
    subjectId: string,
    readonly isApproved: boolean,
  ) {
    super(subjectId);
  }
}

export class ReviewDeleted extends ReviewEvent {
  static override readonly type = 'ReviewDeleted';
}
