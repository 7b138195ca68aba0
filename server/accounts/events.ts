import { DomainEvent } from '../platform/domainEvent.js';

export class UserSignedIn extends DomainEvent {
  readonly type = 'UserSignedIn';

  constructor(readonly subjectId: string) {
    super();
  }
}
