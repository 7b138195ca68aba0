import { DomainEvent } from '../core/domainEvent.js';

abstract class FaqItemEvent extends DomainEvent {
  override readonly changesContent = true;
}

export class FaqItemCreated extends FaqItemEvent {}

export class FaqItemUpdated extends FaqItemEvent {}

export class FaqItemDeleted extends FaqItemEvent {}
