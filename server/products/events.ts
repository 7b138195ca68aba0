import { DomainEvent } from '../core/domainEvent.js';

abstract class ProductEvent extends DomainEvent {
  override readonly changesContent = true;

  constructor(readonly subjectId: string) {
    super();
  }
}

export class ProductCreated extends ProductEvent {
  static override readonly type = 'ProductCreated';
}

export class ProductUpdated extends ProductEvent {
  static override readonly type = 'ProductUpdated';
}

export class ProductDeleted extends ProductEvent {
  static override readonly type = 'ProductDeleted';
}

/** A deleted product is there again. */
export class ProductRestored extends ProductEvent {
  static override readonly type = 'ProductRestored';
}
