import { DomainEvent } from '../core/domainEvent.js';

/** An address is new on the list, or active again. Who it is stays in the list. */
export class NewsletterSubscribed extends DomainEvent {}

/** An admin has stopped or resumed it. */
export class NewsletterSubscriptionChanged extends DomainEvent {
  constructor(
    subjectId: string,
    readonly isActive: boolean,
  ) {
    super(subjectId);
  }
}

/** What happens to the list as a whole has no row of its own. */
const THE_LIST = 'newsletter';

/** Its owner wants no more of it. Nobody is told who that is; an address that was not on the list any more has no id. */
export class NewsletterUnsubscribed extends DomainEvent {
  constructor(subjectId = THE_LIST) {
    super(subjectId);
  }
}

/** An admin has brought a list of addresses. */
export class NewsletterImported extends DomainEvent {
  constructor(readonly added: number) {
    super(THE_LIST);
  }
}

export class NewsletterSubscriptionDeleted extends DomainEvent {}

export class EmailCampaignCreated extends DomainEvent {}

export class EmailCampaignUpdated extends DomainEvent {}

export class EmailCampaignDeleted extends DomainEvent {}

/** It is on its way to everybody who is subscribed. */
export class EmailCampaignSent extends DomainEvent {
  constructor(
    subjectId: string,
    readonly recipientCount: number,
  ) {
    super(subjectId);
  }
}

export class EmailCampaignPaused extends DomainEvent {}

export class EmailCampaignResumed extends DomainEvent {}

/** Some of its mails go once more, because an admin wants it so. */
export class EmailCampaignResent extends DomainEvent {
  constructor(
    subjectId: string,
    readonly count: number,
  ) {
    super(subjectId);
  }
}
