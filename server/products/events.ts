import { DomainEvent } from '../core/domainEvent.js';

abstract class ProductEvent extends DomainEvent {
  override readonly changesContent = true;
}

export class ProductCreated extends ProductEvent {}

export class ProductUpdated extends ProductEvent {}

/** Kept for somebody. */
export class ProductReserved extends ProductEvent {}

/** For sale again: the reservation has run out or was taken back, or it was not sold after all. */
export class ProductReleased extends ProductEvent {}

export class ProductSold extends ProductEvent {}

export class ProductDeleted extends ProductEvent {}

/** A deleted product is there again. */
export class ProductRestored extends ProductEvent {}
