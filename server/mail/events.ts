import { DomainEvent } from '../core/domainEvent.js';

/** An admin has a mail sent again that did not arrive, or of which nobody knows. */
export class MailRetried extends DomainEvent {
  static override readonly type = 'MailRetried';

  constructor(readonly subjectId: string) {
    super();
  }
}

/** An admin has given one up. */
export class MailDiscarded extends DomainEvent {
  static override readonly type = 'MailDiscarded';

  constructor(readonly subjectId: string) {
    super();
  }
}
