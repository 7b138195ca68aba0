import type { Ctx } from '../../core/context.js';
import { consume, type RateLimit } from '../../core/limits.js';

/** How often links out of newsletters may be tried. A right one always opens: the mail services of many readers come from one address. */

const HOUR = 60 * 60;

/** Of one address: links that are not ours. */
const WRONG_LINKS: RateLimit = { name: 'wrong-newsletter-links', points: 60, durationSeconds: HOUR };
/** How often one reader may decide otherwise, wherever they are. */
const CHOICES: RateLimit = { name: 'newsletter-choices', points: 30, durationSeconds: HOUR };

/** Counts a link that opened nothing. @throws AppError RATE_LIMITED */
export const countWrongLink = (ctx: Ctx): Promise<void> => consume(ctx, WRONG_LINKS, ctx.address);

/** Counts what a reader decides by a link. @throws AppError RATE_LIMITED */
export const countChoice = (ctx: Ctx, email: string): Promise<void> => consume(ctx, CHOICES, email.toLowerCase());
