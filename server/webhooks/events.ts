import { DomainEvent } from '../core/domainEvent.js';
import type { WebhookDisabledReason } from './enums.js';

export class WebhookCreated extends DomainEvent {}

export class WebhookUpdated extends DomainEvent {}

export class WebhookDeleted extends DomainEvent {}

/** It has a new secret. */
export class WebhookSecretRotated extends DomainEvent {}

/** A test was sent to it. */
export class WebhookTested extends DomainEvent {}

/** A message was sent once more by hand. */
export class WebhookDeliveryRetried extends DomainEvent {}

/** It was switched off without a person doing it. */
export class WebhookDisabled extends DomainEvent {
  constructor(
    subjectId: string,
    readonly reason: WebhookDisabledReason,
  ) {
    super(subjectId);
  }
}
