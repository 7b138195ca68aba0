import type { ErrorCode, PublicError } from '../core/errors.js';
import type { Actor } from '../core/policy.js';
import type { Logger } from '../infra/log.js';

/** Where somebody tried what is not theirs, or too often, or did not know the password. */
const NOTED: ReadonlySet<ErrorCode> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED']);

/**
 * Leaves a line in the log for a refusal that somebody who looks into an attack wants to find. Its request has a line of its own, with
 * the same id, the path and the moment. The messages of these refusals are constants: they name nobody.
 * @param what the call or the field that was refused, if it is not the path of the request
 */
export function noteRefusal(
  log: Logger,
  { code, message }: PublicError,
  { requestId, actor, what }: { requestId: string; actor: Actor; what?: string | undefined },
): void {
  if (!NOTED.has(code)) return;
  const caller = actor.kind === 'user' ? actor.id : actor.kind;
  log.warn({ requestId, code, reason: message, caller, what }, 'refused');
}
