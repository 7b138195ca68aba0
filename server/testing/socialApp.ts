import { ref } from '@mikro-orm/core';
import { beforeEach } from 'vitest';
import { SocialIdentity, type User } from '../accounts/entity.js';
import { SocialProvider } from '../core/config/config.js';
import type { PublicError } from '../core/errors.js';
import { Browser } from './browser.js';
import { CLIENT, useOAuthProvider } from './oauthProvider.js';
import { useOpenIdProvider } from './openIdProvider.js';
import { useTestApp } from './testApp.js';

/** What either door answers to a sign-in. */
export type Outcome = Partial<PublicError & { token: string; user: User; notice: string }>;

interface Given {
  email?: string | undefined;
  language?: 'en' | 'ne' | undefined;
}

const SIGN_IN = `mutation ($input: SignInWithProviderInput!) {
  signInWithProvider(input: $input) {
    token notice user { id username name email role profilePictureUrl emailConfirmed hasPassword linkedProviders }
  }
}`;

const START_LINK = 'mutation ($provider: SocialProvider!) { startProviderLink(provider: $provider) }';
const LINK = 'mutation ($code: String!) { linkProvider(code: $code) { id linkedProviders } }';
const UNLINK = 'mutation ($provider: SocialProvider!) { unlinkProvider(provider: $provider) { id linkedProviders } }';

/** The application, registered with providers on loopback. */
export function socialTestApp() {
  const google = useOpenIdProvider();
  const others = useOAuthProvider();
  const app = useTestApp(() => ({
    social: {
      google: { client: CLIENT, baseUrl: google.url },
      facebook: { client: CLIENT, baseUrl: others.url },
      x: { client: CLIENT, baseUrl: others.url },
      // an address may be given with its slash
      github: { client: CLIENT, baseUrl: `${others.url}/` },
    },
  }));
  // the expiry of a session is checked against the real clock
  beforeEach(() => {
    app.now = new Date();
  });

  const doors = {
    GraphQL: async (provider: SocialProvider, token: string, given: Given = {}): Promise<Outcome> => {
      const input = {
        provider: provider.toUpperCase(),
        token,
        ...given,
        ...(given.language && { language: given.language.toUpperCase() }),
      };
      const { data, errors } = await app.viaGraphql<{ signInWithProvider: Outcome } | null>(SIGN_IN, { input });
      const [error] = errors ?? [];
      return error ? { message: error.message, ...error.extensions } : data!.signInWithProvider;
    },
    REST: async (provider: SocialProvider, token: string, given: Given = {}): Promise<Outcome> =>
      (await app.viaRest<Outcome>('POST', `/api/auth/social/${provider}`, { token, ...given })).body,
  };

  /** The whole way round in a browser of its own. @returns the code that the page gets */
  const codeFrom = async (provider: SocialProvider): Promise<string> =>
    (await new Browser(app.url).signIn(`/auth/${provider}`)).code!;

  /** What the operation answers, or how it was refused. */
  async function call(query: string, variables: object, token?: string): Promise<unknown> {
    const { data, errors } = await app.viaGraphql<object | null>(query, variables, { token });
    const [error] = errors ?? [];
    return error ? { code: error.extensions.code, message: error.message } : Object.values(data!)[0];
  }

  /** Connecting and disconnecting, for whoever has the token of a session. */
  const links = {
    start: (provider: SocialProvider, token?: string) => call(START_LINK, { provider: provider.toUpperCase() }, token),
    link: (code: string, token?: string) => call(LINK, { code }, token),
    unlink: (provider: SocialProvider, token?: string) => call(UNLINK, { provider: provider.toUpperCase() }, token),
    /** The way out and back. @returns the code that the page gets */
    codeFor: async (token: string): Promise<string> => {
      const address = await links.start(SocialProvider.GOOGLE, token);
      return (await new Browser(app.url).signIn(address as string)).code!;
    },
  };

  /** Connects accounts elsewhere without going there. */
  const connect = (user: User, identities: Partial<Record<SocialProvider, string>>) =>
    app.save(
      ...Object.entries(identities).map(([provider, subject]) =>
        Object.assign(new SocialIdentity(), { user: ref(user), provider, subject, createdAt: app.now }),
      ),
    );

  return { app, google, others, doors, codeFrom, links, connect };
}
