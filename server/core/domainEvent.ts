/**
 * Something that happened, told by a room to whoever listens. It carries ids and plain facts, never a secret or
 * a person's details: it is stored as it is, under the name of its class, which never changes once it has been released.
 */
export abstract class DomainEvent {
  /** Whether what visitors can see has changed, so that open pages look again (content poll). */
  readonly changesContent: boolean = false;

  /** @param subjectId the thing it happened to */
  constructor(readonly subjectId: string) {}
}
