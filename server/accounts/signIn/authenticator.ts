import { callbackify } from 'node:util';
import { Passport } from 'passport';
import { ExtractJwt, Strategy as JwtStrategy } from 'passport-jwt';
import type { Deps } from '../../core/context.js';
import { type Actor, GUEST, type SignedInActor } from '../../core/policy.js';
import type { Authenticate } from '../../http/requestInfo.js';
import { AccessTokenStrategy } from '../accessTokens/strategy.js';
import { Session } from '../entity.js';
import { TOKEN_ALGORITHM, tokenClaims } from './token.js';

const BEARER = /^Bearer \S/i;

/**
 * Reads a bearer token through Passport: a session's, or a personal access token. Whoever shows none, or one that no longer
 * counts, is a guest.
 */
export function authenticator(deps: Deps): Authenticate {
  const passport = new Passport();
  passport.use(new AccessTokenStrategy(deps));
  passport.use(
    new JwtStrategy(
      {
        secretOrKey: deps.config.jwtSecret,
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        algorithms: [TOKEN_ALGORITHM],
      },
      (claims: unknown, done) => {
        callbackify(findActor)(deps, claims, (error, actor) => done(error, actor ?? false));
      },
    ),
  );
  return (authorization = '') => {
    if (!BEARER.test(authorization)) return Promise.resolve({ actor: GUEST, ended: false });
    return new Promise((resolve, reject) => {
      const settle = (error: unknown, actor: Actor | false) =>
        error ? reject(error) : resolve(actor ? { actor, ended: false } : { actor: GUEST, ended: true });
      passport.authenticate(['access-token', 'jwt'], { session: false }, settle)(
        { headers: { authorization } },
        {},
        reject,
      );
    });
  };
}

/** The session must still be there, and the role is as it is now, not as it was at sign-in. */
async function findActor(deps: Deps, claims: unknown): Promise<SignedInActor | undefined> {
  const parsed = tokenClaims.safeParse(claims);
  if (!parsed.success) return undefined;
  const { sub, sid } = parsed.data;
  const session = await deps.database.em
    .fork()
    .findOne(Session, { id: sid, user: sub, expiresAt: { $gt: deps.clock() } }, { populate: ['user'] });
  if (!session) return undefined;
  const user = session.user.unwrap();
  return { kind: 'user', id: user.id, email: user.email, role: user.role, sessionId: session.id };
}
