import { Passport } from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import { callbackify } from 'node:util';
import type { Ctx } from '../platform/context.js';
import type { User } from './entity.js';
import { MAX_PASSWORD } from './inputs.js';
import { findByIdentifier } from './lookup.js';
import { verifyPassword } from './password.js';

export interface Credentials {
  identifier: string;
  password: string;
}

/** Both doors hand over the same two values, so the strategy reads them from here and not from a form. */
interface LocalRequest {
  body: Credentials;
  ctx: Ctx;
}

const passport = new Passport();
passport.use(
  new LocalStrategy(
    { usernameField: 'identifier', passwordField: 'password', session: false, passReqToCallback: true },
    (request, identifier, password, done) => {
      const { ctx } = request as unknown as LocalRequest;
      callbackify(findMatching)(ctx, { identifier, password }, (error, user) => done(error, user ?? false));
    },
  ),
);

/**
 * Checks e-mail or username and password through Passport's local strategy.
 * @returns the person, or undefined; it takes as long either way
 */
export function verifyCredentials(ctx: Ctx, credentials: Credentials): Promise<User | undefined> {
  const request: LocalRequest = { body: credentials, ctx };
  return new Promise((resolve, reject) => {
    const settle = (error: unknown, user: User | false) => (error ? reject(error) : resolve(user || undefined));
    passport.authenticate('local', settle)(request, undefined, reject);
  });
}

/** A longer password than any account has cannot match; and a megabyte need not be hashed to know. */
async function findMatching(ctx: Ctx, { identifier, password }: Credentials): Promise<User | undefined> {
  const user = await findByIdentifier(ctx, identifier);
  const matches = await verifyPassword(user?.passwordHash, password.slice(0, MAX_PASSWORD + 1));
  return user && matches ? user : undefined;
}
