import { DomainEvent } from '../core/domainEvent.js';

abstract class FaqItemEvent extends DomainEvent {
  override readonly changesContent = true;

  constructor(readonly subjectId: string) {
    super();
  }
}

export class FaqItemCreated extends FaqItemEvent {
  static override readonly type = 'FaqItemCreated';
}

export class FaqItemUpdated extends FaqItemEvent {
  static override readonly type = 'FaqItemUpdated';
}

export class FaqItemDeleted extends FaqItemEvent {
  static override readonly type = 'FaqItemDeleted';
}
