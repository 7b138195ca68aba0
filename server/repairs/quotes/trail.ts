import { isDeepStrictEqual } from 'node:util';
import { ref } from '@mikro-orm/core';
import { User } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import type { Quote, Repair } from '../entity.js';
import type { QuoteChange, QuoteSnapshot } from '../events.js';
import { QuoteState } from './enums.js';
import { draftOf } from './versions.js';

/** What a change of status has done to the quotes of a repair, so that an undo can take it back (decisions §14). */

const snapshotOf = (quote: Quote): QuoteSnapshot => ({
  version: quote.version,
  state: quote.state,
  validUntil: quote.validUntil?.toISOString() ?? null,
  offeredAt: quote.offeredAt?.toISOString() ?? null,
  decidedAt: quote.decidedAt?.toISOString() ?? null,
  decidedVia: quote.decidedVia,
  decidedBy: quote.decidedBy?.id ?? null,
  leftOut: quote.leftOut,
});

/** How all versions of a repair stand, to be compared later. */
export const snapshotsOf = ({ quotes }: Repair): ReadonlyMap<string, QuoteSnapshot> =>
  new Map(quotes.getItems().map((quote) => [quote.id, snapshotOf(quote)]));

/** What has become of the versions since. */
export const changesSince = (repair: Repair, before: ReadonlyMap<string, QuoteSnapshot>): QuoteChange[] =>
  [...snapshotsOf(repair)]
    .map(([id, after]) => ({ id, before: before.get(id) ?? null, after }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));

/** Takes changes back; what was done to a version since stays. */
export function takeBackQuotes(ctx: Ctx, repair: Repair, changes: readonly QuoteChange[]): void {
  for (const { id, before, after } of changes) {
    const quote = repair.quotes.getItems().find((one) => one.id === id);
    if (!quote || !isDeepStrictEqual(snapshotOf(quote), after)) continue;
    const hasOtherDraft = before?.state === QuoteState.DRAFT && draftOf(repair) !== undefined;
    if (before === null || hasOtherDraft) {
      repair.quotes.remove(quote);
      ctx.em.remove(quote);
    } else {
      restore(ctx, quote, before);
    }
  }
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

function restore(ctx: Ctx, quote: Quote, snapshot: QuoteSnapshot): void {
  const { version, state, decidedVia, decidedBy, leftOut } = snapshot;
  Object.assign(quote, {
    version,
    state,
    validUntil: momentOf(snapshot.validUntil),
    offeredAt: momentOf(snapshot.offeredAt),
    decidedAt: momentOf(snapshot.decidedAt),
    decidedVia,
    decidedBy: decidedBy === null ? null : ref(ctx.em.getReference(User, decidedBy)),
    leftOut: [...leftOut],
  });
}
