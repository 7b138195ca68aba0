import { DomainEvent } from '../core/domainEvent.js';

/** An address is new on the list, or active again. Who it is stays in the list. */
export class NewsletterSubscribed extends DomainEvent {
  static override readonly type = 'NewsletterSubscribed';

  constructor(readonly subjectId: string) {
    super();
  }
}

/** An admin has stopped or resumed it. */
export class NewsletterSubscriptionChanged extends DomainEvent {
  static override readonly type = 'NewsletterSubscriptionChanged';

  constructor(
    readonly subjectId: string,
    readonly isActive: boolean,
  ) {
    super();
  }
}

/** What happens to the list as a whole has no row of its own. */
const THE_LIST = 'newsletter';

/** Its owner wants no more of it. Who that is nobody is told; an address that was not on the list any more has no id. */
export class NewsletterUnsubscribed extends DomainEvent {
  static override readonly type = 'NewsletterUnsubscribed';

  constructor(readonly subjectId: string = THE_LIST) {
    super();
  }
}

/** An admin has brought a list of addresses. */
export class NewsletterImported extends DomainEvent {
  static override readonly type = 'NewsletterImported';
  readonly subjectId = THE_LIST;

  constructor(readonly added: number) {
    super();
  }
}

export class NewsletterSubscriptionDeleted extends DomainEvent {
  static override readonly type = 'NewsletterSubscriptionDeleted';

  constructor(readonly subjectId: string) {
    super();
  }
}

/** What happens to a campaign; what it says stays in its row. */
abstract class EmailCampaignEvent extends DomainEvent {
  constructor(readonly subjectId: string) {
    super();
  }
}

export class EmailCampaignCreated extends EmailCampaignEvent {
  static override readonly type = 'EmailCampaignCreated';
}

export class EmailCampaignUpdated extends EmailCampaignEvent {
  static override readonly type = 'EmailCampaignUpdated';
}

export class EmailCampaignDeleted extends EmailCampaignEvent {
  static override readonly type = 'EmailCampaignDeleted';
}

/** It is on its way to everybody who is subscribed. */
export class EmailCampaignSent extends DomainEvent {
  static override readonly type = 'EmailCampaignSent';

  constructor(
    readonly subjectId: string,
    readonly recipientCount: number,
  ) {
    super();
  }
}

export class EmailCampaignPaused extends EmailCampaignEvent {
  static override readonly type = 'EmailCampaignPaused';
}

export class EmailCampaignResumed extends EmailCampaignEvent {
  static override readonly type = 'EmailCampaignResumed';
}

/** Some of its mails go once more, because an admin wants it so. */
export class EmailCampaignResent extends DomainEvent {
  static override readonly type = 'EmailCampaignResent';

  constructor(
    readonly subjectId: string,
    readonly count: number,
  ) {
    super();
  }
}
