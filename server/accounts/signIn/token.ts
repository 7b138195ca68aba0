import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Config } from '../../core/config/config.js';
import type { Session } from '../entity.js';

export const TOKEN_ALGORITHM = 'HS256';
export const TOKEN_DAYS = 7;

/** What a token says: whose it is, and which session it belongs to. The role is read at every request. */
export const tokenClaims = z.object({ sub: z.uuid(), sid: z.uuid() });

/** Signs the token of a session; it expires with the session. */
export function signToken(config: Config, session: Session): string {
  const claims = { sid: session.id, exp: Math.floor(session.expiresAt.getTime() / 1000) };
  return jwt.sign(claims, config.jwtSecret, { subject: session.user.id, algorithm: TOKEN_ALGORITHM });
}
