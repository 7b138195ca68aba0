import { isDeepStrictEqual } from 'node:util';
import { ref } from '@mikro-orm/core';
import { User } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import type { Quote, Repair } from '../entity.js';
import { QuoteState } from './enums.js';
import { draftOf } from './versions.js';

/** What a change of status has done to the quotes of a repair, so that an undo can take it back (decisions §14). */

/** What may change of a version. */
const STANDING = ['version', 'state', 'validUntil', 'offeredAt', 'decidedAt', 'decidedVia', 'leftOut'] as const;

/** How a version stood, as JSON; and whose decision it was. */
type Standing = Record<(typeof STANDING)[number], unknown> & { decidedBy: string | null };

/** What has become of one version; where there was none before, it was made then. */
export interface QuoteChange {
  id: string;
  before: Standing | null;
  after: Standing;
}

const toJson = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

const standingOf = (quote: Quote): Standing => ({
  ...(Object.fromEntries(STANDING.map((name) => [name, toJson(quote[name])])) as Standing),
  decidedBy: quote.decidedBy?.id ?? null,
});

/** How all versions of a repair stand, to be compared later. */
export const standingsOf = ({ quotes }: Repair): ReadonlyMap<string, Standing> =>
  new Map(quotes.getItems().map((quote) => [quote.id, standingOf(quote)]));

/** What has become of the versions since. */
export const changesSince = (repair: Repair, before: ReadonlyMap<string, Standing>): QuoteChange[] =>
  [...standingsOf(repair)]
    .map(([id, after]) => ({ id, before: before.get(id) ?? null, after }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));

/** Takes changes back; what was done to a version since stays. */
export function takeBackQuotes(ctx: Ctx, repair: Repair, changes: readonly QuoteChange[]): void {
  for (const { id, before, after } of changes) {
    const quote = repair.quotes.getItems().find((one) => one.id === id);
    if (!quote || !isDeepStrictEqual(standingOf(quote), after)) continue;
    const hasOtherDraft = before?.state === QuoteState.DRAFT && draftOf(repair) !== undefined;
    if (before === null || hasOtherDraft) {
      repair.quotes.remove(quote);
      ctx.em.remove(quote);
    } else {
      restore(ctx, quote, before);
    }
  }
}

const DATES: readonly string[] = ['validUntil', 'offeredAt', 'decidedAt'];

function restore(ctx: Ctx, quote: Quote, standing: Standing): void {
  for (const name of STANDING) {
    const value = standing[name];
    Object.assign(quote, { [name]: DATES.includes(name) && value !== null ? new Date(value as string) : value });
  }
  quote.decidedBy = standing.decidedBy === null ? null : ref(ctx.em.getReference(User, standing.decidedBy));
}
