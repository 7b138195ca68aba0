import { Passport } from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import { callbackify } from 'node:util';
import type { User } from '../entity.js';
import { verifyPassword } from './password.js';

export interface Credentials {
  identifier: string;
  password: string;
}

/** Both doors hand over the same values and the account found by them, so the strategy reads those and not a form. */
interface LocalRequest {
  body: Credentials;
  found: User | null;
}

const passport = new Passport();
passport.use(
  new LocalStrategy(
    { usernameField: 'identifier', passwordField: 'password', session: false, passReqToCallback: true },
    (request, _identifier, password, done) => {
      const { found } = request as unknown as LocalRequest;
      callbackify(matching)(found, password, (error, user) => done(error, user ?? false));
    },
  ),
);

/**
 * Checks the password of an account through Passport's local strategy.
 * @param found the account that the identifier leads to, if any
 * @returns the person, or undefined; it takes as long either way
 */
export function verifyCredentials(found: User | null, credentials: Credentials): Promise<User | undefined> {
  const request: LocalRequest = { body: credentials, found };
  return new Promise((resolve, reject) => {
    const settle = (error: unknown, user: User | false) => (error ? reject(error) : resolve(user || undefined));
    passport.authenticate('local', settle)(request, undefined, reject);
  });
}

async function matching(user: User | null, password: string): Promise<User | undefined> {
  const matches = await verifyPassword(user?.passwordHash, password);
  return user && matches ? user : undefined;
}
