import { createHash, randomBytes } from 'node:crypto';

/** Every token begins so: whoever finds one in a file or a log knows what it is, and so do the programs that look for them. */
const PREFIX = 'parda_pat_';

const HINT_LENGTH = 4;

/** A new token of 256 random bits. It is shown once; what is kept of it is the rest. */
export function newSecret(): { secret: string; hash: string; hint: string } {
  const secret = PREFIX + randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret), hint: secret.slice(-HINT_LENGTH) };
}

/** Whether a bearer token means to be one of these; sessions have others. */
export const isSecret = (bearer: string): boolean => bearer.startsWith(PREFIX);

/** A random text of this length is found by its hash alone: nobody can try them out, so nothing slow is needed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
