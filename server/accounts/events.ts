import type { AccessScope } from '../core/accessScope.js';
import type { SocialProvider } from '../core/config/config.js';
import { DomainEvent } from '../core/domainEvent.js';
import type { UserRole } from '../core/policy.js';

/** What happens to an account; the subject is the account. */
abstract class AccountEvent extends DomainEvent {
  constructor(readonly subjectId: string) {
    super();
  }
}

/** The same with one of the accounts elsewhere. */
abstract class ProviderEvent extends AccountEvent {
  constructor(
    subjectId: string,
    readonly provider: SocialProvider,
  ) {
    super(subjectId);
  }
}

/** A change of some of its fields. Visitors see the picture, beside comments. */
abstract class FieldsEvent extends AccountEvent {
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

export class UserRegistered extends AccountEvent {
  static override readonly type = 'UserRegistered';
}

export class UserSignedIn extends AccountEvent {
  static override readonly type = 'UserSignedIn';
}

export class UserSignedInWithProvider extends ProviderEvent {
  static override readonly type = 'UserSignedInWithProvider';
}

export class UserSignedOut extends AccountEvent {
  static override readonly type = 'UserSignedOut';
}

export class EmailConfirmed extends AccountEvent {
  static override readonly type = 'EmailConfirmed';
}

export class PasswordChanged extends AccountEvent {
  static override readonly type = 'PasswordChanged';

  constructor(
    subjectId: string,
    readonly how: 'changed' | 'reset' | 'removed' | 'set on the server',
  ) {
    super(subjectId);
  }
}

export class ProfileUpdated extends FieldsEvent {
  static override readonly type = 'ProfileUpdated';
}

export class PreferencesUpdated extends FieldsEvent {
  static override readonly type = 'PreferencesUpdated';
}

export class ProviderLinked extends ProviderEvent {
  static override readonly type = 'ProviderLinked';
}

export class ProviderUnlinked extends ProviderEvent {
  static override readonly type = 'ProviderUnlinked';
}

/** What an admin does to somebody's account. */
export class UserCreatedByAdmin extends AccountEvent {
  static override readonly type = 'UserCreatedByAdmin';
}

export class UserUpdatedByAdmin extends FieldsEvent {
  static override readonly type = 'UserUpdatedByAdmin';
  constructor(
    subjectId: string,
    fields: readonly string[],
    /** The new one, where it is another: who may open the desk is worth a line of its own. */
    readonly role?: UserRole,
  ) {
    super(subjectId, fields);
  }
}

/** An account that became the main admin's; done by whoever holds the machine. */
export class MainAdminHandedOver extends AccountEvent {
  static override readonly type = 'MainAdminHandedOver';
}

/** With the account its picture goes from the comments. */
export class UserDeletedByAdmin extends AccountEvent {
  static override readonly type = 'UserDeletedByAdmin';
  override readonly changesContent = true;
}

/** The link itself is in the mail alone. */
export class PasswordResetSentByAdmin extends AccountEvent {
  static override readonly type = 'PasswordResetSentByAdmin';
}

/** A personal access token that somebody made; the subject is the token. It is told of, never what opens with it. */
export class AccessTokenCreated extends DomainEvent {
  static override readonly type = 'AccessTokenCreated';

  constructor(
    readonly subjectId: string,
    readonly ownerId: string,
    readonly name: string,
    readonly scopes: readonly AccessScope[],
  ) {
    super();
  }
}

/** One that its owner ended. */
export class AccessTokenRevoked extends DomainEvent {
  static override readonly type = 'AccessTokenRevoked';

  constructor(
    readonly subjectId: string,
    readonly ownerId: string,
    readonly name: string,
  ) {
    super();
  }
}
