import { DomainEvent } from '../platform/domainEvent.js';
import type { SocialProvider } from '../platform/config.js';

/** What happens to an account; the subject is the account. */
abstract class AccountEvent extends DomainEvent {
  constructor(readonly subjectId: string) {
    super();
  }
}

export class UserRegistered extends AccountEvent {
  static override readonly type = 'UserRegistered';
}

export class UserSignedIn extends AccountEvent {
  static override readonly type = 'UserSignedIn';
}

export class UserSignedInWithProvider extends AccountEvent {
  static override readonly type = 'UserSignedInWithProvider';

  constructor(
    subjectId: string,
    readonly provider: SocialProvider,
  ) {
    super(subjectId);
  }
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
    readonly how: 'changed' | 'reset' | 'removed',
  ) {
    super(subjectId);
  }
}

export class ProfileUpdated extends AccountEvent {
  static override readonly type = 'ProfileUpdated';

  constructor(
    subjectId: string,
    /** Names of the fields, never what they hold. */
    readonly fields: readonly string[],
  ) {
    super(subjectId);
  }
}

export class PreferencesUpdated extends AccountEvent {
  static override readonly type = 'PreferencesUpdated';

  constructor(
    subjectId: string,
    readonly fields: readonly string[],
  ) {
    super(subjectId);
  }
}

export class ProviderLinked extends AccountEvent {
  static override readonly type = 'ProviderLinked';

  constructor(
    subjectId: string,
    readonly provider: SocialProvider,
  ) {
    super(subjectId);
  }
}

export class ProviderUnlinked extends AccountEvent {
  static override readonly type = 'ProviderUnlinked';

  constructor(
    subjectId: string,
    readonly provider: SocialProvider,
  ) {
    super(subjectId);
  }
}
