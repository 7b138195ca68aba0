import type { Ctx } from '../core/context.js';
import { consume, type RateLimit } from '../core/limits.js';

const MINUTES = 60;
const DAYS = 24 * 60 * MINUTES;
const message = 'You have asked many questions. Please try again later.';

/** decisions §8 'Quotas'. A shop's whole street can share one address. */
const ADDRESS: RateLimit = { name: 'assistant-address', points: 40, durationSeconds: 10 * MINUTES, message };
export const ADDRESS_A_DAY: RateLimit = { name: 'assistant-address-day', points: 300, durationSeconds: DAYS, message };
export const PERSON_A_DAY: RateLimit = { name: 'assistant-user', points: 150, durationSeconds: DAYS, message };
/** Of all visitors together: what the shop is ready to pay for. */
export const EVERYBODY_A_DAY: RateLimit = {
  name: 'assistant-day',
  points: 3000,
  durationSeconds: DAYS,
  message: 'The assistant has answered all it can today. Please contact us directly.',
};

/** Counts a question, wherever it leads. @throws AppError RATE_LIMITED */
export async function countQuestion(ctx: Ctx): Promise<void> {
  await consume(ctx, ADDRESS, ctx.address);
  await consume(ctx, ADDRESS_A_DAY, ctx.address);
  if (ctx.actor.kind === 'user') await consume(ctx, PERSON_A_DAY, ctx.actor.id);
}

/** Counts a question that the provider is asked. @throws AppError RATE_LIMITED */
export const countProviderCall = (ctx: Ctx): Promise<void> => consume(ctx, EVERYBODY_A_DAY, 'everybody');
