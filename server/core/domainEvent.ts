/**
 * Something that happened, told by a room to whoever listens. It carries ids and plain facts, never a secret or
 * a person's details: it is stored as it is.
 */
export abstract class DomainEvent {
  /** The name that it is stored under; every event has one, never changed once it has been released. */
  static readonly type: string;
  /** The thing it happened to. */
  abstract readonly subjectId: string;
  /** Whether what visitors can see has changed, so that open pages look again (content poll). */
  readonly changesContent: boolean = false;
}
