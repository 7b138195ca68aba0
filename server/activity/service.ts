import type { Ctx } from '../core/context.js';
import { forbidden } from '../core/errors.js';
import { transaction } from '../core/events.js';
import { cutText } from '../core/fields/text.js';
import { callerOf, consume } from '../core/limits.js';
import { authorize } from '../core/policy.js';
import { ActivityLog, type LoggedExchange } from './entity.js';
import { legacyEntrySchema } from './inputs.js';
import { LEGACY_ENTRIES } from './limits.js';
import { canRead } from './policy.js';
import { activitySubscribers } from './subscribers.js';
import { type ActivityTarget, targetOf } from './targets.statements.js';

/** What the AI helper leaves in the log (public-site §3). */
const GEMINI_QUERY = 'GEMINI_QUERY';

/** Throws for whoever may not read the log. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export const authorizeReading = (ctx: Ctx): void => authorize(ctx.actor, canRead(ctx.actor));

/**
 * The types that lines of the log can have, by name: those that the listeners know of, so that a filter can offer them
 * without a look at the whole log.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export function activityActionTypes(ctx: Ctx): string[] {
  authorizeReading(ctx);
  return [...new Set([GEMINI_QUERY, ...activitySubscribers.map(({ actionType }) => actionType)])].toSorted();
}

/**
 * What a line is about, as it is called now.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export async function targetOfLine(ctx: Ctx, { targetId }: ActivityLog): Promise<ActivityTarget | null> {
  authorizeReading(ctx);
  return targetId === null ? null : targetOf(ctx, targetId);
}

const QUESTION_LENGTH = 100;
const ANSWER_LENGTH = 4_000;

/** Keeps a finished exchange with the AI helper (public-site §7): the question is cut to 100 characters, the answer to 4,000. */
export function logGeminiQuery(ctx: Ctx, exchange: LoggedExchange): Promise<ActivityLog> {
  const details = cutExchange(exchange);
  return addGeminiQuery(ctx, details.question, details);
}

/**
 * The same for the legacy client, which asks the provider itself. Nothing else may be written from outside (decisions §2).
 * @param input see legacyEntrySchema; its texts are cut
 * @throws AppError BAD_INPUT, FORBIDDEN, RATE_LIMITED
 */
export async function addLegacyEntry(ctx: Ctx, input: unknown): Promise<ActivityLog> {
  const { actionType, description, details } = legacyEntrySchema.parse(input);
  if (actionType !== GEMINI_QUERY) throw forbidden();
  await consume(ctx, LEGACY_ENTRIES, callerOf(ctx));
  return addGeminiQuery(ctx, cutText(description, QUESTION_LENGTH), details && cutExchange(details));
}

const cutExchange = ({ question, answer }: LoggedExchange): LoggedExchange => ({
  question: cutText(question, QUESTION_LENGTH),
  answer: cutText(answer, ANSWER_LENGTH),
});

function addGeminiQuery(ctx: Ctx, description: string, details: LoggedExchange | null): Promise<ActivityLog> {
  const { actor } = ctx;
  return transaction(ctx, async () => {
    const line = Object.assign(new ActivityLog(), {
      timestamp: ctx.clock(),
      actionType: GEMINI_QUERY,
      description,
      details,
      ...(actor.kind === 'user' && { userId: actor.id, userEmail: actor.email }),
    });
    ctx.em.persist(line);
    return line;
  });
}
