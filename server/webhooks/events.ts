import { DomainEvent } from '../core/domainEvent.js';
import type { WebhookDisabledReason } from './enums.js';

/** What an admin does to an endpoint. */
abstract class WebhookEndpointEvent extends DomainEvent {
  constructor(readonly subjectId: string) {
    super();
  }
}

export class WebhookCreated extends WebhookEndpointEvent {
  static override readonly type = 'WebhookCreated';
}

export class WebhookUpdated extends WebhookEndpointEvent {
  static override readonly type = 'WebhookUpdated';
}

export class WebhookDeleted extends WebhookEndpointEvent {
  static override readonly type = 'WebhookDeleted';
}

/** It has a new secret. */
export class WebhookSecretRotated extends WebhookEndpointEvent {
  static override readonly type = 'WebhookSecretRotated';
}

/** A test was sent to it. */
export class WebhookTested extends WebhookEndpointEvent {
  static override readonly type = 'WebhookTested';
}

/** A message was sent once more by hand. */
export class WebhookDeliveryRetried extends WebhookEndpointEvent {
  static override readonly type = 'WebhookDeliveryRetried';
}

/** It was switched off without a person doing it. */
export class WebhookDisabled extends WebhookEndpointEvent {
  static override readonly type = 'WebhookDisabled';

  constructor(
    subjectId: string,
    readonly reason: WebhookDisabledReason,
  ) {
    super(subjectId);
  }
}
