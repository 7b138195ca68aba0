import { DomainEvent } from '../core/domainEvent.js';

abstract class HeroSlideEvent extends DomainEvent {
  override readonly changesContent = true;
}

export class HeroSlideCreated extends HeroSlideEvent {}

export class HeroSlideUpdated extends HeroSlideEvent {}

export class HeroSlideDeleted extends HeroSlideEvent {}
