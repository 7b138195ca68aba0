import { z } from 'zod';
import { SocialProvider } from '../core/config/config.js';
import { UserRole } from '../core/policy.js';
import { route } from '../http/rest/rest.js';
import type { User } from './entity.js';
import { FontSize, Language, Theme } from './enums.js';
import {
  changePasswordSchema,
  CREDENTIALS_MISSING,
  passwordResetRequestSchema,
  registerSchema,
  resetPasswordSchema,
  signInSchema,
  updateProfileSchema,
} from './inputs.js';
import { LOG_IN_TO_SAVE, preferencesSchema } from './profile/preferences.js';
import { updatePreferences, updateProfile } from './profile/service.js';
import { register, requireViewer, signIn, signOut } from './service.js';
import { changePassword, requestPasswordReset, resetPassword } from './signIn/password.service.js';
import type { SignedIn } from './signIn/session.js';
import { signInWithProvider, socialTokenSchema } from './social/service.js';

const colour = z.string().nullable();

const preferencesOutput = z
  .object({
    theme: z.enum(Theme).meta({ id: 'Theme' }),
    reduceMotion: z.boolean(),
    fontSize: z.enum(FontSize).meta({ id: 'FontSize' }),
    customThemeColors: z.object({ primary: colour, background: colour, text: colour }).nullable(),
    language: z.enum(Language).meta({ id: 'Language' }).nullable(),
  })
  .meta({ id: 'Preferences', description: 'How somebody likes the site to look and speak.' });

/** A person as the legacy client knows them (public-site §3); only ever sent to themself and to admins. */
export const userOutput = z
  .object({
    id: z.string(),
    username: z.string(),
    name: z.string().nullable(),
    email: z.string(),
    role: z.enum(UserRole).meta({ id: 'UserRole' }),
    contactNumber: z.string().nullable(),
    profilePictureUrl: z.string().nullable(),
    preferences: preferencesOutput,
  })
  .meta({ id: 'User', description: 'A person, for themself.' });

const sessionOutput = z
  .object({
    token: z.string().meta({ description: 'For the header `Authorization: Bearer …`; good for seven days.' }),
    user: userOutput,
    notice: z.string().optional().meta({ description: 'What the person has to know of this sign-in.' }),
  })
  .meta({ id: 'Session', description: 'Somebody who has just signed in.' });
const doneOutput = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'Done', description: 'What was done, in words for people.' });

const presentUser = (user: User): z.input<typeof userOutput> => ({ ...user });

const presentSession = ({ token, user, notice }: SignedIn) => ({ token, user: presentUser(user), notice });

const done = (message: string) => ({ success: true as const, message });

/** public-site §8: the same words whatever happens. */
const RESET_ANSWER = 'If an account with that email exists, a password reset link has been sent.';

/** The legacy client calls the field `email`, though it takes a username too (public-site §7). */
const loginBody = z.object(
  { email: signInSchema.shape.identifier, password: signInSchema.shape.password },
  { error: CREDENTIALS_MISSING },
);

/** decisions §2: the old password has two names. */
const passwordBody = changePasswordSchema.extend({
  oldPassword: z.string().optional().meta({ description: 'This or `currentPassword` is required.' }),
  currentPassword: z.string().optional().meta({ description: 'Another name of `oldPassword`.' }),
});

const aliased = (body: unknown) =>
  isObject(body) && 'currentPassword' in body ? { oldPassword: body.currentPassword, ...body } : body;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whoever sends the examples in turn opens an account, signs in to it and changes its password. */
const NEWCOMER = {
  username: 'sita_sharma',
  name: 'Sita Sharma',
  email: 'sita.sharma@example.com',
  password: 'monsoon over Patan',
  contactNumber: '+977 9841234567',
};

/** As long as ours are. */
const SECRET = 'JzV1x0fT5mKp3sYcQ8nW2rLdH7bG4uEa9oXiRkZvNtM';

export const authRoutes = [
  route({
    method: 'post',
    path: '/auth/login',
    operationId: 'signIn',
    who: 'anyone',
    scope: 'no token',
    tag: 'Accounts',
    summary: 'Sign in with an e-mail address or username and a password.',
    body: loginBody,
    example: { email: NEWCOMER.email, password: NEWCOMER.password },
    output: sessionOutput,
    fails: ['UNAUTHENTICATED', 'RATE_LIMITED'],
    handle: async (ctx, { body }) => {
      const { email: identifier, password } = loginBody.parse(body);
      return presentSession(await signIn(ctx, { identifier, password }));
    },
  }),
  route({
    method: 'post',
    path: '/auth/register',
    operationId: 'register',
    who: 'anyone',
    scope: 'no token',
    tag: 'Accounts',
    summary: 'Open an account and sign in.',
    body: registerSchema,
    example: NEWCOMER,
    output: sessionOutput,
    status: 201,
    fails: ['CONFLICT', 'RATE_LIMITED'],
    handle: async (ctx, { body }) => presentSession(await register(ctx, body)),
  }),
  ...Object.values(SocialProvider).map((provider) =>
    route({
      method: 'post',
      path: `/auth/social/${provider}`,
      operationId: `signInWith${provider[0]!.toUpperCase()}${provider.slice(1)}`,
      who: 'anyone',
      scope: 'no token',
      tag: 'Accounts',
      summary: `Sign in with ${provider}: with our one-time token, or with the provider's own access token.`,
      body: socialTokenSchema,
      example: { token: `parda_${SECRET}` },
      output: sessionOutput,
      fails: ['UNAUTHENTICATED', 'CONFLICT', 'RATE_LIMITED'],
      handle: async (ctx, { body }) =>
        presentSession(await signInWithProvider(ctx, { ...(isObject(body) && body), provider })),
    }),
  ),
  route({
    method: 'post',
    path: '/auth/logout',
    operationId: 'signOut',
    who: 'anyone',
    scope: 'no token',
    tag: 'Accounts',
    summary: 'End this session.',
    output: z.object({ success: z.literal(true) }),
    handle: async (ctx) => {
      await signOut(ctx);
      return { success: true as const };
    },
  }),
  route({
    method: 'get',
    path: '/auth/me',
    operationId: 'readCurrentUser',
    who: 'person',
    scope: 'account',
    tag: 'Accounts',
    summary: 'The signed-in person.',
    output: userOutput,
    handle: async (ctx) => presentUser(await requireViewer(ctx)),
  }),
  route({
    method: 'put',
    path: '/auth/profile',
    operationId: 'updateProfile',
    who: 'person',
    scope: 'account',
    tag: 'Accounts',
    summary: 'Change name, contact number or picture; what is absent stays as it is.',
    body: updateProfileSchema,
    example: { name: 'Sita Kumari Sharma', contactNumber: '+977 9841234567' },
    output: userOutput,
    fails: ['RATE_LIMITED'],
    handle: async (ctx, { body }) => presentUser(await updateProfile(ctx, body)),
  }),
  route({
    method: 'put',
    path: '/auth/password',
    operationId: 'changePassword',
    who: 'person',
    scope: 'no token',
    tag: 'Accounts',
    summary: 'Change the password; all other sessions end.',
    body: passwordBody,
    example: { oldPassword: NEWCOMER.password, newPassword: 'winter over Patan' },
    output: doneOutput,
    fails: ['RATE_LIMITED'],
    handle: async (ctx, { body }) => {
      await changePassword(ctx, aliased(body));
      return done('Password changed successfully!');
    },
  }),
  route({
    method: 'put',
    path: '/auth/preferences',
    operationId: 'updatePreferences',
    who: 'person',
    guestMessage: LOG_IN_TO_SAVE,
    scope: 'account',
    tag: 'Accounts',
    summary: 'Change preferences; the answer is all of them.',
    body: preferencesSchema,
    example: { theme: Theme.DARK, fontSize: FontSize.LG, language: Language.NE },
    output: preferencesOutput,
    fails: ['RATE_LIMITED'],
    handle: async (ctx, { body }) => (await updatePreferences(ctx, body)).preferences,
  }),
  route({
    method: 'post',
    path: '/auth/password-reset',
    operationId: 'requestPasswordReset',
    who: 'anyone',
    scope: 'no token',
    tag: 'Accounts',
    summary: 'Have a reset link mailed. Answers alike whether the address is known or not.',
    body: passwordResetRequestSchema,
    example: { email: NEWCOMER.email },
    output: doneOutput,
    fails: ['RATE_LIMITED'],
    handle: async (ctx, { body }) => {
      await requestPasswordReset(ctx, body);
      return done(RESET_ANSWER);
    },
  }),
  route({
    method: 'post',
    path: '/auth/reset-password',
    operationId: 'resetPassword',
    who: 'anyone',
    scope: 'no token',
    tag: 'Accounts',
    summary: 'Set a new password by the token of a mailed link.',
    body: resetPasswordSchema,
    example: { token: SECRET, newPassword: 'spring over Patan' },
    output: doneOutput,
    fails: ['RATE_LIMITED'],
    handle: async (ctx, { body }) => {
      await resetPassword(ctx, body);
      return done('Password reset successfully! You can now log in with your new password.');
    },
  }),
];
