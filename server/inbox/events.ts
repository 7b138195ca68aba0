import { DomainEvent } from '../core/domainEvent.js';
import type { InboxKind, InboxStatus } from './enums.js';

/** No visitor sees a message, so open pages stay as they are; who wrote it and what is in the row alone. */
export class InboxMessageReceived extends DomainEvent {
  constructor(
    subjectId: string,
    readonly kind: InboxKind,
  ) {
    super(subjectId);
  }
}

export class InboxMessageAnswered extends DomainEvent {}

export class InboxMessageDeleted extends DomainEvent {}

export class InboxMessageRestored extends DomainEvent {}

export class InboxStatusChanged extends DomainEvent {
  constructor(
    subjectId: string,
    readonly from: InboxStatus,
    readonly to: InboxStatus,
  ) {
    super(subjectId);
  }
}
