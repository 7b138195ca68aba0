import { DomainEvent } from '../core/domainEvent.js';

abstract class ProductEvent extends DomainEvent {
  override readonly changesContent = true;
}

export class ProductCreated extends ProductEvent {}

export class ProductUpdated extends ProductEvent {}

export class ProductDeleted extends ProductEvent {}

/** A deleted product is there again. */
export class ProductRestored extends ProductEvent {}
