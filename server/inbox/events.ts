import { DomainEvent } from '../core/domainEvent.js';
import type { InboxKind, InboxStatus } from './enums.js';

/** No visitor sees a message, so open pages stay as they are; who wrote it and what stands in the row alone. */
export class InboxMessageReceived extends DomainEvent {
  static override readonly type = 'InboxMessageReceived';

  constructor(
    readonly subjectId: string,
    readonly kind: InboxKind,
  ) {
    super();
  }
}

export class InboxMessageAnswered extends DomainEvent {
  static override readonly type = 'InboxMessageAnswered';

  constructor(readonly subjectId: string) {
    super();
  }
}

export class InboxMessageDeleted extends DomainEvent {
  static override readonly type = 'InboxMessageDeleted';

  constructor(readonly subjectId: string) {
    super();
  }
}

export class InboxStatusChanged extends DomainEvent {
  static override readonly type = 'InboxStatusChanged';

  constructor(
    readonly subjectId: string,
    readonly from: InboxStatus,
    readonly to: InboxStatus,
  ) {
    super();
  }
}
