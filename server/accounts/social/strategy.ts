import { randomBytes } from 'node:crypto';
import { callbackify } from 'node:util';
import type { NextFunction, Response } from 'express';
import { type AuthenticateOptions, Passport } from 'passport';
import OAuth2Strategy from 'passport-oauth2';
import { z } from 'zod';
import { type Config, siteUrl, SocialProvider } from '../../core/config/config.js';
import { type Ask, asking, ProviderFailure, rebased } from './ask.js';
import type { Profile } from './profile.js';
import { basic, type Client, type Provider, providers } from './providers.js';

/**
 * All that the strategy is shown of a request: it reads a start as a callback, and a callback as a start, by what stands
 * in the query.
 */
interface StartRequest {
  query: Record<string, never>;
  remember: (kept: { state: string; verifier: string }) => void;
}

interface CallbackRequest {
  query: { code: string };
  verifier: string;
}

/** Where the strategy keeps state and verifier: not in a session, we have none, but where the request says. */
const store = {
  store: (request: StartRequest, verifier: string, _state: unknown, _meta: unknown, done: StoreDone) => {
    const state = randomBytes(32).toString('base64url');
    request.remember({ state, verifier });
    done(null, state);
  },
  // the state was compared when the flow was opened (router.ts)
  verify: (request: CallbackRequest, _state: unknown, _meta: unknown, done: StoreDone) => done(null, request.verifier),
};

type StoreDone = (error: Error | null, value: string) => void;
type StateStore = NonNullable<OAuth2Strategy.StrategyOptions['store']>;

const tokenAnswer = z.object({ access_token: z.string().min(1).max(4_096) });

/** The one strategy for all providers: OAuth 2 with code, state and PKCE, asking the provider in our own way (ask.ts). */
class ProviderStrategy extends OAuth2Strategy {
  constructor(provider: Provider, client: Client, ask: Ask, addresses: Addresses) {
    super(
      {
        ...addresses,
        clientID: client.id,
        clientSecret: client.secret,
        scope: provider.scope,
        pkce: true,
        store: store as unknown as StateStore,
      },
      (_accessToken: string, _refreshToken: string, profile: Profile, done: OAuth2Strategy.VerifyCallback) =>
        done(null, profile),
    );
    const exchange = async (code: string, params: Record<string, string>) => {
      const question = identified(provider, client, { ...params, code });
      return (await ask(provider.token, { method: 'POST', ...question }, tokenAnswer)).access_token;
    };
    // in place of the library's own, which waits and reads without end
    Object.assign(this['_oauth2'], { getOAuthAccessToken: callbackify(exchange) });
    this.userProfile = callbackify((accessToken: string) => provider.profile(ask, accessToken));
  }
}

/** RFC 6749 §2.3.1: the two ways in which a client may say who it is. */
const identified = ({ basicAuth }: Provider, client: Client, form: Record<string, string>) =>
  basicAuth
    ? { form, authorization: basic(client) }
    : { form: { ...form, client_id: client.id, client_secret: client.secret } };

interface Addresses {
  authorizationURL: string;
  tokenURL: string;
}

/** Signing in with the providers that the shop is registered with. */
export interface SocialSignIn {
  /** Sends the browser to the provider. @param remember keeps what `finish` will need */
  start(provider: SocialProvider, remember: StartRequest['remember'], response: Response, next: NextFunction): void;
  /** @throws ProviderFailure if the provider does not tell who it is */
  finish(provider: SocialProvider, callback: { code: string; verifier: string }): Promise<Profile>;
}

export function socialSignIn(config: Config): SocialSignIn {
  const passport = new Passport();
  for (const name of Object.values(SocialProvider)) {
    const { client, baseUrl } = config.social[name];
    if (!client) continue;
    const provider = providers[name];
    const addresses = {
      authorizationURL: rebased(provider.authorize, baseUrl),
      tokenURL: rebased(provider.token, baseUrl),
    };
    // by name: Passport then makes a copy for each request, which a strategy that is handed over would not get
    passport.use(name, new ProviderStrategy(provider, client, asking(baseUrl), addresses));
  }
  // asked for each time: a server that lets the system choose its port knows its address only when it is open
  const options = (provider: SocialProvider) =>
    ({ session: false, callbackURL: `${siteUrl(config)}/auth/${provider}/callback` }) as AuthenticateOptions;
  return {
    start: (provider, remember, response, next) => {
      const request: StartRequest = { query: {}, remember };
      passport.authenticate(provider, options(provider))(request, response, next);
    },
    finish: (provider, { code, verifier }) =>
      new Promise((resolve, reject) => {
        const request: CallbackRequest = { query: { code }, verifier };
        const settle = (error: unknown, profile: Profile | false) =>
          profile ? resolve(profile) : reject(unwrapped(error) ?? new ProviderFailure('the code was refused'));
        passport.authenticate(provider, options(provider), settle)(request, undefined, reject);
      }),
  };
}

const unwrapped = (error: unknown): unknown =>
  error instanceof OAuth2Strategy.InternalOAuthError ? error.oauthError : error;
