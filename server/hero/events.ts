import { DomainEvent } from '../core/domainEvent.js';

abstract class HeroSlideEvent extends DomainEvent {
  override readonly changesContent = true;

  constructor(readonly subjectId: string) {
    super();
  }
}

export class HeroSlideCreated extends HeroSlideEvent {
  static override readonly type = 'HeroSlideCreated';
}

export class HeroSlideUpdated extends HeroSlideEvent {
  static override readonly type = 'HeroSlideUpdated';
}

export class HeroSlideDeleted extends HeroSlideEvent {
  static override readonly type = 'HeroSlideDeleted';
}
