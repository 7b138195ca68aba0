import type { AccessScope } from '../core/accessScope.js';
import type { SocialProvider } from '../core/config/config.js';
import { DomainEvent } from '../core/domainEvent.js';
import type { UserRole } from '../core/policy.js';

/** The same with one of the accounts elsewhere. */
abstract class ProviderEvent extends DomainEvent {
  constructor(
    subjectId: string,
    readonly provider: SocialProvider,
  ) {
    super(subjectId);
  }
}

/** A change of some of its fields. Visitors see the picture, beside comments. */
abstract class FieldsEvent extends DomainEvent {
  override readonly changesContent: boolean;

  constructor(
    subjectId: string,
    /** Names of the fields, never what they hold. */
    readonly fields: readonly string[],
  ) {
    super(subjectId);
    this.changesContent = fields.includes('profilePictureUrl');
  }
}

export class UserRegistered extends DomainEvent {}

export class UserSignedIn extends DomainEvent {}

export class UserSignedInWithProvider extends ProviderEvent {}

export class UserSignedOut extends DomainEvent {}

export class EmailConfirmed extends DomainEvent {}

export class PasswordChanged extends DomainEvent {
  constructor(
    subjectId: string,
    readonly how: 'changed' | 'reset' | 'removed' | 'set on the server',
  ) {
    super(subjectId);
  }
}

export class ProfileUpdated extends FieldsEvent {}

export class PreferencesUpdated extends FieldsEvent {}

export class ProviderLinked extends ProviderEvent {}

export class ProviderUnlinked extends ProviderEvent {}

/** What an admin does to somebody's account. */
export class UserCreatedByAdmin extends DomainEvent {}

export class UserUpdatedByAdmin extends FieldsEvent {
  constructor(
    subjectId: string,
    fields: readonly string[],
    /** The new one, where it is another: who may open the admin is worth a line of its own. */
    readonly role?: UserRole,
  ) {
    super(subjectId, fields);
  }
}

/** An account that became the main admin's; done by whoever holds the machine. */
export class MainAdminHandedOver extends DomainEvent {}

/** With the account its picture goes from the comments. */
export class UserDeletedByAdmin extends DomainEvent {
  override readonly changesContent = true;
}

/** The link itself is in the mail alone. */
export class PasswordResetSentByAdmin extends DomainEvent {}

/** A personal access token that somebody made; the subject is the token. It is told of, never what opens with it. */
export class AccessTokenCreated extends DomainEvent {
  constructor(
    subjectId: string,
    readonly ownerId: string,
    readonly name: string,
    readonly scopes: readonly AccessScope[],
  ) {
    super(subjectId);
  }
}

/** One that its owner ended. */
export class AccessTokenRevoked extends DomainEvent {
  constructor(
    subjectId: string,
    readonly ownerId: string,
    readonly name: string,
  ) {
    super(subjectId);
  }
}
