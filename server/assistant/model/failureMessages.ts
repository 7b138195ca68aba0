import type { Ctx } from '../../core/context.js';
import { AppError, rateLimited, unavailable } from '../../core/errors.js';
import { DETAILS, NO_ANSWER, NO_REPLY, WRONGLY_CONFIGURED } from '../texts.js';
import { FailureKind, ProviderFailure } from './failure.js';
import type { Place } from './instruction.js';

/** What the provider asks to wait before the next try. */
const BUSY_SECONDS = 60;

const withDetails = (details: string) => `${NO_ANSWER} Details: ${details}`;

/** A failure in the specified sentences (public-site §8), which differ from place to place. Any other error stays what it is. */
export function toShownFailure(ctx: Ctx, place: Place, error: unknown): unknown {
  if (error instanceof ProviderFailure) {
    note(ctx, error);
    const sentence = place === 'chat' ? NO_REPLY : sentenceOf(error.kind);
    return error.kind === FailureKind.BUSY ? rateLimited(sentence, BUSY_SECONDS) : unavailable(sentence);
  }
  if (place === 'faq' && error instanceof AppError && error.code === 'RATE_LIMITED') {
    return rateLimited(withDetails(error.message), error.retryAfter ?? BUSY_SECONDS);
  }
  return error;
}

const sentenceOf = (kind: FailureKind): string =>
  kind === FailureKind.CONFIGURATION ? WRONGLY_CONFIGURED : withDetails(DETAILS[kind]);

/** For whoever looks after the shop's account with the provider; whoever went away has not found a fault. */
function note(ctx: Ctx, { kind, reason }: ProviderFailure): void {
  if (!ctx.signal.aborted) ctx.log.warn({ kind, reason }, 'the provider of the assistant failed');
}
