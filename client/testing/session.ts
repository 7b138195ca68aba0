import { sessionToken } from '../lib/token';
import type { ViewerProfileFragment } from '../session/session.gen';

/** A customer as the server describes them. */
export const sita: ViewerProfileFragment = {
  id: '5f0c1a52-0000-4000-8000-000000000001',
  username: 'sita',
  name: 'Sita Sharma',
  email: 'sita@example.com',
  role: 'USER',
  contactNumber: '9841234567',
  profilePictureUrl: null,
  hasPassword: true,
  emailConfirmed: true,
  linkedProviders: [],
  preferences: { theme: 'SYSTEM', reduceMotion: false, fontSize: 'MD', customThemeColors: null, language: null },
};

/** A token that the client takes for good; the test's own server decides what it is worth. */
export const goodToken = (sub = sita.id) =>
  `x.${btoa(JSON.stringify({ sub, exp: Math.floor(Date.now() / 1000) + 3600 }))}.y`;

/** Puts somebody's token on the device; give `renderApp` a server that answers `Viewer` with the same person. */
export function signInOnDevice(): void {
  sessionToken.set(goodToken());
}
