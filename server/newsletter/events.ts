import { DomainEvent } from '../platform/domainEvent.js';

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
