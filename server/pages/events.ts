import { DomainEvent } from '../core/domainEvent.js';
import type { PageSlug } from './enums.js';

abstract class PageEvent extends DomainEvent {
  override readonly changesContent = true;

  constructor(override readonly subjectId: PageSlug) {
    super(subjectId);
  }
}

export class PageSaved extends PageEvent {}

/** One of the three pages that are one text. */
export class PolicySaved extends PageEvent {}

export class CareersPageSaved extends PageEvent {}

/** The contact page, of which only the details changed that are in the top bar. */
export class TopBarSaved extends PageEvent {}
