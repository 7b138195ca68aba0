export { calledBy, languageOf } from './mail/addressee.js';
export { findVisibleUser } from './admin/service.js';
export { OneTimeToken, User } from './entity.js';
export { Language } from './enums.js';
export {
  AccessTokenCreated,
  AccessTokenRevoked,
  EmailConfirmed,
  MainAdminHandedOver,
  PasswordChanged,
  PasswordResetSentByAdmin,
  PreferencesUpdated,
  ProfileUpdated,
  ProviderLinked,
  ProviderUnlinked,
  UserCreatedByAdmin,
  UserDeletedByAdmin,
  UserRegistered,
  UserSignedIn,
  UserSignedInWithProvider,
  UserSignedOut,
  UserUpdatedByAdmin,
} from './events.js';
export { callersAccount, requireViewer } from './service.js';
export { isMainAdmins } from './signIn/lookup.js';
