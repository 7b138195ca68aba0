import { callbackify } from 'node:util';
import type { Request } from 'express';
import passport from 'passport';
import type { Deps } from '../../core/context.js';
import type { SignedInActor } from '../../core/policy.js';
import { AccessToken } from './entity.js';
import { hashOf, isSecret } from './secret.js';

/** How exactly it is kept when a token was last used: one write a minute, however much it is used. */
const USE_NOTED_MS = 60_000;

/** Passport's strategy for personal access tokens, which are shown as sessions are: `Authorization: Bearer parda_pat_…`. */
export class AccessTokenStrategy extends passport.Strategy {
  override readonly name = 'access-token';
  /** Not a #field: Passport calls the methods on an object of its own, which only inherits from this one. */
  private readonly deps: Deps;

  constructor(deps: Deps) {
    super();
    this.deps = deps;
  }

  override authenticate({ headers }: Pick<Request, 'headers'>): void {
    const [, secret = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
    // a session's token: the next strategy knows it
    if (!isSecret(secret)) return this.fail();
    callbackify(findOwner)(this.deps, secret, (error, actor) => {
      if (error) this.error(error);
      else if (actor) this.success(actor);
      else this.fail();
    });
  }
}

/** Whose token it is, with the role as it is now; undefined for one that is unknown, revoked or expired. */
async function findOwner(deps: Deps, secret: string): Promise<SignedInActor | undefined> {
  const token = await deps.database.em
    .fork()
    .findOne(AccessToken, { hash: hashOf(secret), expiresAt: { $gt: deps.clock() } }, { populate: ['user'] });
  if (!token) return undefined;
  noteUse(deps, token);
  const { id, email, role } = token.user.unwrap();
  return { kind: 'user', id, email, role, sessionId: null, scopes: token.scopes };
}

/** Nobody waits for it: a request is not slower for it, and does not fail with it. */
function noteUse({ database, clock, log }: Deps, { id, lastUsedAt }: AccessToken): void {
  const now = clock();
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USE_NOTED_MS) return;
  database.em
    .fork()
    .nativeUpdate(AccessToken, { id }, { lastUsedAt: now })
    .catch((error: unknown) => log.warn({ err: error }, 'the use of an access token was not noted'));
}
