import { z } from 'zod';
import { SocialProvider, type SocialSettings } from '../../core/config/config.js';
import type { Ask } from './ask.js';
import { type Profile, profileSchema, subject } from './profile.js';

/** The shop's registration with a provider. */
export type Client = NonNullable<SocialSettings['client']>;

/** All that differs from one provider to the other. The addresses are the real ones (ask.ts may send them elsewhere). */
export interface Provider {
  /** Its name in sentences. */
  label: string;
  /** Where a person is asked for consent. */
  authorize: string;
  /** Where a code is changed for an access token. */
  token: string;
  scope: string[];
  /** Whether the client says who it is by HTTP Basic instead of in the form. */
  basicAuth?: true;
  /** Who an access token belongs to. */
  profile(ask: Ask, accessToken: string): Promise<Profile>;
  /**
   * Whether an access token was given to this shop, and not to another site that would like to sign in here with it.
   * Null where the provider has no way to tell: its tokens are refused.
   */
  isForUs: ((ask: Ask, accessToken: string, client: Client) => Promise<boolean>) | null;
}

export const basic = ({ id, secret }: Client) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
const bearer = (accessToken: string) => `Bearer ${accessToken}`;

/** What may be missing. */
const text = z.string().nullable().catch(null);

const google: Provider = {
  label: 'Google',
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  scope: ['openid', 'email', 'profile'],
  profile: async (ask, accessToken) => {
    const answer = z.object({
      sub: subject,
      name: text,
      email: text,
      email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
      picture: text,
    });
    const address = 'https://openidconnect.googleapis.com/v1/userinfo';
    const person = await ask(address, { authorization: bearer(accessToken) }, answer);
    return profileSchema.parse({
      subject: person.sub,
      email: person.email,
      emailVerified: person.email_verified,
      name: person.name,
      pictureUrl: person.picture,
    });
  },
  isForUs: async (ask, accessToken, client) => {
    const address = 'https://oauth2.googleapis.com/tokeninfo';
    const { aud } = await ask(address, { query: { access_token: accessToken } }, z.object({ aud: z.string() }));
    return aud === client.id;
  },
};

const facebook: Provider = {
  label: 'Facebook',
  authorize: 'https://www.facebook.com/v21.0/dialog/oauth',
  token: 'https://graph.facebook.com/v21.0/oauth/access_token',
  scope: ['email', 'public_profile'],
  profile: async (ask, accessToken) => {
    const picture = z.object({ data: z.object({ url: text, is_silhouette: z.boolean().optional() }) });
    const answer = z.object({ id: subject, name: text, email: text, picture: picture.nullable().catch(null) });
    const person = await ask(
      'https://graph.facebook.com/v21.0/me',
      { query: { fields: 'id,name,email,picture' }, authorization: bearer(accessToken) },
      answer,
    );
    const drawn = person.picture?.data;
    return profileSchema.parse({
      subject: person.id,
      email: person.email,
      // Facebook does not say whether it has ever checked the address
      emailVerified: false,
      name: person.name,
      pictureUrl: drawn?.is_silhouette ? null : (drawn?.url ?? null),
    });
  },
  isForUs: async (ask, accessToken, { id, secret }) => {
    const { data } = await ask(
      'https://graph.facebook.com/v21.0/debug_token',
      { query: { input_token: accessToken, access_token: `${id}|${secret}` } },
      z.object({ data: z.object({ app_id: z.string(), is_valid: z.boolean() }) }),
    );
    return data.is_valid && data.app_id === id;
  },
};

const x: Provider = {
  label: 'X',
  authorize: 'https://x.com/i/oauth2/authorize',
  token: 'https://api.x.com/2/oauth2/token',
  scope: ['users.read', 'tweet.read'],
  basicAuth: true,
  profile: async (ask, accessToken) => {
    const { data: person } = await ask(
      'https://api.x.com/2/users/me',
      { query: { 'user.fields': 'profile_image_url' }, authorization: bearer(accessToken) },
      z.object({ data: z.object({ id: subject, name: text, profile_image_url: text }) }),
    );
    return profileSchema.parse({
      subject: person.id,
      email: null,
      emailVerified: false,
      name: person.name,
      pictureUrl: person.profile_image_url,
    });
  },
  isForUs: null,
};

const github: Provider = {
  label: 'GitHub',
  authorize: 'https://github.com/login/oauth/authorize',
  token: 'https://github.com/login/oauth/access_token',
  scope: ['read:user', 'user:email'],
  profile: async (ask, accessToken) => {
    const authorization = bearer(accessToken);
    const [person, addresses] = await Promise.all([
      ask(
        'https://api.github.com/user',
        { authorization },
        z.object({ id: z.number().int(), name: text, login: text, avatar_url: text }),
      ),
      ask(
        'https://api.github.com/user/emails',
        { authorization },
        z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() })),
      ),
    ]);
    const address = addresses.find(({ primary }) => primary);
    return profileSchema.parse({
      subject: String(person.id),
      email: address?.email ?? null,
      emailVerified: address?.verified ?? false,
      name: person.name || person.login,
      pictureUrl: person.avatar_url,
    });
  },
  isForUs: async (ask, accessToken, client) => {
    const { app } = await ask(
      `https://api.github.com/applications/${encodeURIComponent(client.id)}/token`,
      { method: 'POST', authorization: basic(client), json: { access_token: accessToken } },
      z.object({ app: z.object({ client_id: z.string() }) }),
    );
    return app.client_id === client.id;
  },
};

/** Where people may have an account already, in the order of public-site §2. */
export const providers: Record<SocialProvider, Provider> = {
  [SocialProvider.GOOGLE]: google,
  [SocialProvider.FACEBOOK]: facebook,
  [SocialProvider.X]: x,
  [SocialProvider.GITHUB]: github,
};
