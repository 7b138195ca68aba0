import { DomainEvent } from '../core/domainEvent.js';
import type { BillKind } from './enums.js';

/** The subject of all but the settings is the bill; what it is called is no secret, its key is one. */

export class BillIssued extends DomainEvent {
  constructor(
    subjectId: string,
    readonly kind: BillKind,
    readonly code: string,
    /** In rupees. */
    readonly total: number,
    readonly repairId: string | null,
    readonly productId: string | null,
    /** Of a credit note: what the bill is called that it takes back. */
    readonly creditsCode: string | null,
  ) {
    super(subjectId);
  }
}

export class BillMailed extends DomainEvent {
  constructor(
    subjectId: string,
    readonly code: string,
  ) {
    super(subjectId);
  }
}

export class BillSettingsSaved extends DomainEvent {}
