import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { translateServerMessage } from '../lib/serverTexts';

/**
 * What the forms of this room say by themselves and the server never does. Kept as English constants like the server's
 * own (lib/serverMessages.ts), so that a message already on screen follows the language switch.
 */
export const formMessages = {
  'Please enter your email or username.': msg`Please enter your email or username.`,
  'Please enter your password.': msg`Please enter your password.`,
  'Please choose a username.': msg`Please choose a username.`,
  'Please enter your full name.': msg`Please enter your full name.`,
  'Please choose a password.': msg`Please choose a password.`,
  'Please repeat the password.': msg`Please repeat the password.`,
  'Passwords do not match.': msg`Passwords do not match.`,
  'An error occurred during login.': msg`An error occurred during login.`,
  'Login failed. Please check your credentials.': msg`Login failed. Please check your credentials.`,
  'Registration failed.': msg`Registration failed.`,
  'An error occurred during social login.': msg`An error occurred during social login.`,
  'The access token could not be created.': msg`The access token could not be created.`,
  'Failed to change password.': msg`Failed to change password.`,
};

const isOwn = (text: string): text is keyof typeof formMessages => Object.hasOwn(formMessages, text);

/** Puts such a constant, or the server's, into the reader's language. */
export function useFormMessage(): (text: string) => string {
  const { i18n } = useLingui();
  return (text) => (isOwn(text) ? i18n._(formMessages[text]) : translateServerMessage(i18n, text));
}
