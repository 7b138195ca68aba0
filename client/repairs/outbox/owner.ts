import { sessionToken } from '../../lib/token';
import type { WaitingRequest } from './entry';
import { makeSureOf } from './send';

/**
 * Whether the server still knows the reader as the owner of a request: by the key of one that was sent as a person's, a guest books another.
 * Where the server says that the session has ended, that is told by itself.
 */
export async function isOwnerHere({ owner }: WaitingRequest): Promise<boolean> {
  if (owner === null) return true;
  const token = sessionToken.get();
  const onSession = (header: string | null) => sessionToken.heed(header, token);
  // a server that cannot be reached says nothing, and does not book either
  await makeSureOf(owner, { userId: owner, token, onSession }).catch(() => undefined);
  return sessionToken.userId() === owner;
}
