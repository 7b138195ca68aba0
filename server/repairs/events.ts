import { DomainEvent } from '../platform/domainEvent.js';
import type { RepairStatus } from './enums.js';

abstract class RepairEvent extends DomainEvent {
  override readonly changesContent = true;

  constructor(readonly subjectId: string) {
    super();
  }
}

export class RepairRequested extends RepairEvent {
  readonly type = 'RepairRequested';
}

export class RepairStatusChanged extends RepairEvent {
  readonly type = 'RepairStatusChanged';

  constructor(
    subjectId: string,
    readonly from: RepairStatus,
    readonly to: RepairStatus,
  ) {
    super(subjectId);
  }
}

/** A word to the customer while the status stays as it is. */
export class RepairNoteAdded extends RepairEvent {
  readonly type = 'RepairNoteAdded';
}

/** Costs or the delivery charge. */
export class RepairCostsChanged extends RepairEvent {
  readonly type = 'RepairCostsChanged';
}
