import type { Language } from '../accounts/index.js';
import { DomainEvent } from '../core/domainEvent.js';
import type { TranslatedKind } from './enums.js';

abstract class TranslationEvent extends DomainEvent {
  /** @param subjectId the id of the thing that is translated; of a page its slug */
  constructor(
    subjectId: string,
    readonly kind: TranslatedKind,
    readonly language: Language,
  ) {
    super(subjectId);
  }
}

/** Visitors see nothing of it, and go on seeing what was published before. */
export class TranslationDrafted extends TranslationEvent {}

/** For the first time, or another text of one that was published. */
export class TranslationPublished extends TranslationEvent {
  override readonly changesContent = true;
}

/** Visitors see it no more. */
export class TranslationWithdrawn extends TranslationEvent {
  override readonly changesContent = true;
}

/** It is there no more, whether visitors saw it or not. */
export class TranslationRemoved extends TranslationEvent {
  override readonly changesContent = true;
}
