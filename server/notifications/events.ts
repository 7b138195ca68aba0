import { DomainEvent } from '../core/domainEvent.js';

export class NotificationRead extends DomainEvent {
  static override readonly type = 'NotificationRead';

  constructor(readonly subjectId: string) {
    super();
  }
}

/** The subject is the reader. */
export class AllNotificationsRead extends DomainEvent {
  static override readonly type = 'AllNotificationsRead';

  constructor(
    readonly subjectId: string,
    readonly count: number,
  ) {
    super();
  }
}
