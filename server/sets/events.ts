import { DomainEvent } from '../core/domainEvent.js';
import type { SheetKind } from './enums.js';

export class SetCreated extends DomainEvent {}

export class SetUpdated extends DomainEvent {
  constructor(
    subjectId: string,
    /** The names of the fields, never what is in them. */
    readonly fields: readonly string[],
  ) {
    super(subjectId);
  }
}

/** Two sets were one; the subject is the one that stays. */
export class SetsMerged extends DomainEvent {
  constructor(
    subjectId: string,
    /** Whose history went over to it. */
    readonly otherId: string,
  ) {
    super(subjectId);
  }
}

/** One set was two; the subject is the one that was there before. */
export class SetSplit extends DomainEvent {
  constructor(
    subjectId: string,
    readonly newId: string,
  ) {
    super(subjectId);
  }
}

/** The workshop has taken a set in: the first intake sheet of a repair is signed. The subject is the repair. */
export class SetReceived extends DomainEvent {
  constructor(
    subjectId: string,
    readonly sheetId: string,
  ) {
    super(subjectId);
  }
}

/** The subject of what happens to a sheet is the repair or the product that it is of. */
abstract class SheetEvent extends DomainEvent {
  constructor(
    subjectId: string,
    readonly sheetId: string,
    readonly kind: SheetKind,
  ) {
    super(subjectId);
  }
}

/** Somebody has begun to fill it in. */
export class SheetCreated extends SheetEvent {}

/** From now on it never changes. The test sheet of a product is shown to visitors. */
export class SheetSigned extends SheetEvent {
  override readonly changesContent = true;
}

/** One that was not signed is gone. */
export class SheetDiscarded extends SheetEvent {}

export class SheetChecklistSaved extends DomainEvent {}
