import { DomainEvent } from '../platform/domainEvent.js';

/** An address is new on the list, or active again. Who it is stays in the list. */
export class NewsletterSubscribed extends DomainEvent {
  static override readonly type = 'NewsletterSubscribed';

  constructor(readonly subjectId: string) {
    super();
  }
}
