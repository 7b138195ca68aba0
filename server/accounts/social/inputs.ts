import { z } from 'zod';
import { SocialProvider } from '../../core/config/config.js';
import { Language } from '../enums.js';
import { providers } from './providers.js';
import { inputType } from '../../core/fields/inputType.js';

/** public-site §8. */
export const failedWith = (provider: SocialProvider): string =>
  `Social login with ${providers[provider].label} failed.`;

/** How somebody signs in with what a provider gave (public-site §7); the provider itself is in the address. */
export const socialTokenSchema = z
  .object({
    token: z
      .string()
      .meta({ description: "The one-time code of our own callback, or the provider's own access token." }),
    email: z.string({ error: 'Please enter a valid email address.' }).nullish(),
    language: z.enum(Language, { error: 'Please choose a language from the list.' }).nullish(),
  })
  .meta({ id: 'ProviderToken', description: 'What a provider gave.' });

const providerSchema = z.object(
  { provider: z.enum(SocialProvider, { error: 'Please choose a provider from the list.' }) },
  { error: 'The details must be an object.' },
);

/** The message about a token names the provider. */
export function parseSocialSignIn(input: unknown) {
  const { provider } = providerSchema.parse(input);
  const error = failedWith(provider);
  const schema = socialTokenSchema.extend({ token: z.string({ error }).min(1, error).max(4_096, error) });
  return { provider, ...schema.parse(input) };
}

export const SignInWithProviderInput = inputType(
  'SignInWithProviderInput',
  socialTokenSchema.extend(providerSchema.shape),
  'How somebody signs in with an account elsewhere.',
  {
    provider: 'Where the token comes from.',
    token: "The one-time code of our own callback, or the provider's own access token.",
    email:
      'Where to reach the person, if the provider does not tell; asked for by BAD_INPUT with a message at `email`.',
    language: 'Of the page; mails to a new account are written in it.',
  },
);
