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

/** Costs or the delivery charge changed, the status did not. */
export class RepairUpdated extends DomainEvent {
  readonly type = 'RepairUpdated';
  override readonly changesContent = true;

  constructor(readonly subjectId: string) {
    super();
  }
}
