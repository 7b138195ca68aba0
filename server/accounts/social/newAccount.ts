import { randomInt } from 'node:crypto';
import type { Ctx } from '../../core/context.js';
import { emit } from '../../core/events.js';
import { User } from '../entity.js';
import type { Language } from '../enums.js';
import { UserRegistered } from '../events.js';
import { DEFAULT_PREFERENCES } from '../profile/preferences.js';
import { sendEmailConfirmationLater, sendWelcomeLater } from '../signIn/emailConfirmation.service.js';
import type { Profile } from './profile.js';

interface Newcomer {
  profile: Profile;
  email: string;
  /** Whether the provider vouches for the address; else a link is mailed there. */
  isProven: boolean;
  language: Language | null;
}

/** Opens an account without a password, in the running transaction. */
export async function openAccount(ctx: Ctx, { profile, email, isProven, language }: Newcomer): Promise<User> {
  const { name, pictureUrl } = profile;
  const user = Object.assign(new User(), {
    username: makeUsername(name ?? email.split('@')[0]!),
    name,
    email,
    profilePictureUrl: pictureUrl,
    preferences: { ...DEFAULT_PREFERENCES, language },
    emailConfirmedAt: isProven ? ctx.clock() : null,
    createdAt: ctx.clock(),
  });
  ctx.em.persist(user);
  emit(ctx, new UserRegistered(user.id));
  await (isProven ? sendWelcomeLater : sendEmailConfirmationLater)(ctx, user);
  return user;
}

const LONGEST = 30;

/**
 * `Sita Sharma` becomes `sita_sharma_48213`, and a name in another script `user_48213`. The number is there in any case:
 * what is reserved or taken need not be known then.
 */
function makeUsername(from: string): string {
  const letters = from
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, LONGEST)
    .replace(/^_|_$/g, '');
  return `${letters || 'user'}_${randomInt(10_000, 100_000)}`;
}
