import { DomainEvent } from '../core/domainEvent.js';
import type { QuoteDecision, RepairStatus } from './enums.js';
import type { DecisionWay, QuoteState } from './quotes/enums.js';
import type { NotifiedBy } from './updates/enums.js';

abstract class RepairEvent extends DomainEvent {
  override readonly changesContent: boolean = true;
}

export class RepairRequested extends RepairEvent {}

/** What a customer holds the shop to. */
export interface Terms {
  /** In rupees, like the two that follow. */
  estimatedCost: number | null;
  actualCost: number | null;
  deliveryCharge: number | null;
  /** Why the actual cost is above the approved one. */
  costReason: string | null;
  /** ISO 8601, like the next one. */
  promisedDate: string | null;
  warrantyFrom: string | null;
}

/** What may change of a version of a quote; times in ISO 8601. */
export interface QuoteSnapshot {
  version: number | null;
  state: QuoteState;
  validUntil: string | null;
  offeredAt: string | null;
  decidedAt: string | null;
  decidedVia: DecisionWay | null;
  /** The id of an account. */
  decidedBy: string | null;
  leftOut: readonly number[];
}

/** What has become of a version of a quote; where there was none before, it was made then. */
export interface QuoteChange {
  id: string;
  before: QuoteSnapshot | null;
  after: QuoteSnapshot;
}

/** What a change of status has done to the terms, whether or not they differ; terms.ts reads it again. */
export interface TermsChange {
  /** The line of the history that tells of the status. */
  lineId: string;
  before: Terms;
  after: Terms;
  /** What has become of the quotes with it; absent where nothing has. */
  quotes?: QuoteChange[];
  /** When the record was last changed before. ISO 8601 */
  lastUpdateDate: string;
}

export class RepairStatusChanged extends RepairEvent {
  constructor(
    subjectId: string,
    readonly from: RepairStatus,
    readonly to: RepairStatus,
    /** Null where a change was undone. */
    readonly terms: TermsChange | null,
  ) {
    super(subjectId);
  }
}

/** A word to the customer while the status stays as it is. */
export class RepairNoteAdded extends RepairEvent {}

/** Costs or the delivery charge. */
export class RepairCostsChanged extends RepairEvent {}

/** A version of a quote is offered to the customer, or offered again after its time. Visitors see nothing of that. */
export class QuoteOffered extends RepairEvent {
  override readonly changesContent = false;

  constructor(
    subjectId: string,
    readonly version: number,
    /** Of all lines, in rupees. */
    readonly total: number,
  ) {
    super(subjectId);
  }
}

/** A quote was answered, by the customer or by the shop for them; a change of status is told besides. */
export class QuoteDecided extends RepairEvent {
  constructor(
    subjectId: string,
    readonly decision: QuoteDecision,
    /** What was approved or rejected, without the lines left out, in rupees. */
    readonly cost: number,
    readonly version: number,
    readonly via: DecisionWay,
  ) {
    super(subjectId);
  }
}

/** The warranty of the approved lines begins. */
export class WarrantyStarted extends RepairEvent {
  override readonly changesContent = false;
}

/** Shown in the public records, or taken out of them. */
export class RepairVisibilityChanged extends RepairEvent {
  constructor(
    subjectId: string,
    readonly isPublic: boolean,
  ) {
    super(subjectId);
  }
}

/** No visitor sees what was written. */
export class RepairFeedbackWritten extends RepairEvent {
  override readonly changesContent = false;
}

/** What the record says of the customer, the set or the work was changed or corrected; of costs and status others tell. */
export class RepairDetailsChanged extends RepairEvent {
  constructor(
    subjectId: string,
    /** The names of the fields, never what is in them. */
    readonly fields: readonly string[],
  ) {
    super(subjectId);
  }
}

/** It can be restored. */
export class RepairDeleted extends RepairEvent {}

export class RepairRestored extends RepairEvent {}

/** The time is up in which a change could be undone: now the owner learns of it. Visitors see nothing of that. */
export class CustomerUpdateDue extends RepairEvent {
  override readonly changesContent = false;

  constructor(
    subjectId: string,
    readonly status: RepairStatus,
    /** Of a quote that is to be decided, in rupees. */
    readonly cost: number | null,
  ) {
    super(subjectId);
  }
}

/** Somebody has notified the customer by hand. Its name is stored and stays. */
export class CustomerTold extends RepairEvent {
  override readonly changesContent = false;

  constructor(
    subjectId: string,
    readonly by: NotifiedBy,
  ) {
    super(subjectId);
  }
}

/** The owner has written the message that customers get of something. */
export class MessageTemplateSaved extends DomainEvent {}

/** Somebody has written the message to one customer. */
export class CustomerUpdateWritten extends RepairEvent {
  override readonly changesContent = false;
}

/** They were not notified, after all. Its name is stored and stays. */
export class CustomerNotTold extends RepairEvent {
  override readonly changesContent = false;
}
