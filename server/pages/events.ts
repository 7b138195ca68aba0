import { DomainEvent } from '../core/domainEvent.js';
import type { PageSlug } from './enums.js';

abstract class PageEvent extends DomainEvent {
  override readonly changesContent = true;

  /** @param subjectId the page */
  constructor(readonly subjectId: PageSlug) {
    super();
  }
}

export class PageSaved extends PageEvent {
  static override readonly type = 'PageSaved';
}

/** One of the three pages that are one text. */
export class PolicySaved extends PageEvent {
  static override readonly type = 'PolicySaved';
}

export class CareersPageSaved extends PageEvent {
  static override readonly type = 'CareersPageSaved';
}

/** The contact page, of which only the details changed that stand in the top bar. */
export class TopBarSaved extends PageEvent {
  static override readonly type = 'TopBarSaved';
}
