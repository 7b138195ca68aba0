import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../core/context.js';
import { Door } from '../../core/door.js';
import { SHORT_ID_ARG } from '../../core/entities/ids.js';
import { Repair } from '../entity.js';
import { nameOfDecider } from '../record/forAdmins.js';
import { withQuotes } from '../record/findRecord.js';
import { canManage } from '../policy.js';
import { TrackedRepair } from '../views.js';
import { DecideQuoteInput, QuoteDraftInput } from './inputs.js';
import * as quotes from './service.js';
import { isExpired } from './versions.js';
import { CoveredLineView, QuoteView, toQuotes, TrackedQuote } from './views.js';

const REVISION_ARG = { description: 'The revision of the draft that was seen; if it is another by now, CONFLICT.' };
const VERSION_ARG = { description: 'The version that waits for an answer.' };

@Resolver(() => Repair)
export class RepairQuotesResolver {
  @FieldResolver(() => [QuoteView], {
    description: 'What the shop has offered, the newest first; for admins also the draft and what was withdrawn.',
  })
  async quotes(@Context() ctx: Ctx, @Root() repair: Repair): Promise<QuoteView[]> {
    return toQuotes(await withQuotes(ctx, repair), canManage(ctx.actor));
  }

  @FieldResolver(() => [CoveredLineView], {
    description:
      'What the jobs before had under warranty, where the set has come back; empty to whoever may not read them.',
  })
  coverage(@Context() ctx: Ctx, @Root() repair: Repair): Promise<CoveredLineView[]> {
    return quotes.shownCoverage(ctx, repair);
  }

  @Mutation(() => TrackedRepair, {
    description: 'Approves or rejects the quote of a diagnosed repair. Deciding the same twice is harmless.',
  })
  @Door({ who: 'anyone', scope: 'repairs' })
  decideQuote(
    @Context() ctx: Ctx,
    @Arg('id', () => String, SHORT_ID_ARG) id: string,
    @Arg('input', () => DecideQuoteInput, {
      description: 'The answer; to another version or cost than the present one, or without a quote, it is CONFLICT.',
    })
    input: object,
  ): Promise<TrackedRepair> {
    return quotes.decideQuote(ctx, id, input);
  }

  @Mutation(() => Repair, { description: 'Keeps the draft of a quote, which only admins see. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  saveQuoteDraft(
    @Context() ctx: Ctx,
    @Arg('repairId', () => ID, SHORT_ID_ARG) repairId: string,
    @Arg('input', () => QuoteDraftInput, { description: 'All of the draft.' }) input: object,
  ): Promise<Repair> {
    return quotes.saveQuoteDraft(ctx, repairId, input);
  }

  @Mutation(() => Repair, { description: 'Throws the draft of a quote away. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  discardQuoteDraft(
    @Context() ctx: Ctx,
    @Arg('repairId', () => ID, SHORT_ID_ARG) repairId: string,
    @Arg('revision', () => Int, REVISION_ARG) revision: number,
  ): Promise<Repair> {
    return quotes.discardQuoteDraft(ctx, repairId, revision);
  }

  @Mutation(() => Repair, {
    description:
      'Offers the draft to the customer as the next version; a repair that was not diagnosed yet is DIAGNOSED then. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  offerQuote(
    @Context() ctx: Ctx,
    @Arg('repairId', () => ID, SHORT_ID_ARG) repairId: string,
    @Arg('revision', () => Int, REVISION_ARG) revision: number,
  ): Promise<Repair> {
    return quotes.offerQuote(ctx, repairId, revision);
  }

  @Mutation(() => Repair, {
    description:
      'Offers a version again whose time is up, for another 14 days; a valid one stays as it is. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  renewQuote(
    @Context() ctx: Ctx,
    @Arg('repairId', () => ID, SHORT_ID_ARG) repairId: string,
    @Arg('version', () => Int, VERSION_ARG) version: number,
  ): Promise<Repair> {
    return quotes.renewQuote(ctx, repairId, version);
  }

  @Mutation(() => Repair, { description: 'Takes back a version that waits for an answer. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  withdrawQuote(
    @Context() ctx: Ctx,
    @Arg('repairId', () => ID, SHORT_ID_ARG) repairId: string,
    @Arg('version', () => Int, VERSION_ARG) version: number,
  ): Promise<Repair> {
    return quotes.withdrawQuote(ctx, repairId, version);
  }

  @Mutation(() => Repair, {
    description: 'Lets the warranty run from the last delivery instead of the first one. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  restartWarranty(@Context() ctx: Ctx, @Arg('repairId', () => ID, SHORT_ID_ARG) repairId: string): Promise<Repair> {
    return quotes.restartWarranty(ctx, repairId);
  }
}

const EXPIRED = { description: 'Whether it waits for an answer and its time is up: it can no longer be approved.' };

@Resolver(() => TrackedRepair)
export class TrackedCoverageResolver {
  @FieldResolver(() => [CoveredLineView], {
    description: 'The same as of `Repair`, for the owner and for whoever has given the contact number.',
  })
  async coverage(@Context() ctx: Ctx, @Root() { back }: TrackedRepair): Promise<CoveredLineView[]> {
    return back ? quotes.shownCoverage(ctx, back, true) : [];
  }
}

@Resolver(() => TrackedQuote)
export class TrackedQuoteResolver {
  @FieldResolver(() => Boolean, EXPIRED)
  isExpired(@Context() ctx: Ctx, @Root() quote: TrackedQuote): boolean {
    return isExpired(quote, ctx.clock());
  }
}

@Resolver(() => QuoteView)
export class QuoteResolver {
  @FieldResolver(() => Boolean, EXPIRED)
  isExpired(@Context() ctx: Ctx, @Root() quote: QuoteView): boolean {
    return isExpired(quote, ctx.clock());
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the account that has answered. For admins; null to others, and for a guest.',
  })
  decidedBy(@Context() ctx: Ctx, @Root() quote: QuoteView): Promise<string | null> {
    return nameOfDecider(ctx, quote);
  }
}
