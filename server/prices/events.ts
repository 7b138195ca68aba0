import { DomainEvent } from '../core/domainEvent.js';

/** Visitors see the lowest price of a service. */
abstract class PriceItemEvent extends DomainEvent {
  override readonly changesContent = true;
}

export class PriceItemCreated extends PriceItemEvent {}

export class PriceItemUpdated extends PriceItemEvent {}

export class PriceItemDeleted extends PriceItemEvent {}

export class PriceTemplateCreated extends DomainEvent {}

export class PriceTemplateUpdated extends DomainEvent {}

export class PriceTemplateDeleted extends DomainEvent {}
