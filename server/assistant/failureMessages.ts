import type { Ctx } from '../platform/context.js';
import { AppError, rateLimited, unavailable } from '../platform/errors.js';
import { FailureKind, ProviderFailure } from './failure.js';
import { DETAILS, NO_ANSWER, NO_REPLY, WRONGLY_CONFIGURED } from './texts.js';

/** What the provider asks to wait before the next try. */
const BUSY_SECONDS = 60;

/** A failure of a single question in the specified sentences (public-site §8). Any other error stays what it is. */
export function toAskFailure(ctx: Ctx, error: unknown): unknown {
  if (isOverQuota(error)) return rateLimited(`${NO_ANSWER} Details: ${error.message}`, error.retryAfter ?? 1);
  if (!(error instanceof ProviderFailure)) return error;
  note(ctx, error);
  if (error.kind === FailureKind.CONFIGURATION) return unavailable(WRONGLY_CONFIGURED);
  return shown(error.kind, `${NO_ANSWER} Details: ${DETAILS[error.kind]}`);
}

/** The same in a conversation, which has one sentence for all but the quota. */
export function toChatFailure(ctx: Ctx, error: unknown): unknown {
  if (!(error instanceof ProviderFailure)) return error;
  note(ctx, error);
  return shown(error.kind, NO_REPLY);
}

const isOverQuota = (error: unknown): error is AppError => error instanceof AppError && error.code === 'RATE_LIMITED';

function shown(kind: FailureKind, message: string): AppError {
  return kind === FailureKind.BUSY ? rateLimited(message, BUSY_SECONDS) : unavailable(message);
}

/** For whoever looks after the shop's account with the provider; whoever went away has not found a fault. */
function note(ctx: Ctx, { kind, reason }: ProviderFailure): void {
  if (!ctx.signal.aborted) ctx.log.warn({ kind, reason }, 'the provider of the assistant failed');
}
