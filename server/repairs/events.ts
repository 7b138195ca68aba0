import { DomainEvent } from '../platform/domainEvent.js';
import type { RepairStatus } from './enums.js';

export class RepairRequested extends DomainEvent {
  readonly type = 'RepairRequested';
  override readonly changesContent = true;

  constructor(readonly subjectId: string) {
    super();
  }
}

export class RepairStatusChanged extends DomainEvent {
  readonly type = 'RepairStatusChanged';
  override readonly changesContent = true;

  constructor(
    readonly subjectId: string,
    readonly from: RepairStatus,
    readonly to: RepairStatus,
  ) {
    super();
  }
}

/** A word to the customer while the status stays as it is. */
export class RepairNoteAdded extends DomainEvent {
  readonly type = 'RepairNoteAdded';
  override readonly changesContent = true;

  constructor(readonly subjectId: string) {
    super();
  }
}

/** Costs or the delivery charge. */
export class RepairCostsChanged extends DomainEvent {
  readonly type = 'RepairCostsChanged';
  override readonly changesContent = true;

  constructor(readonly subjectId: string) {
    super();
  }
}
