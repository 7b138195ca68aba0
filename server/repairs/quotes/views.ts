import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { UUID_FIELD } from '../../core/entities/ids.js';
import type { Quote, Repair } from '../entity.js';
import { DecisionWay, QuoteLineKind, QuoteState } from './enums.js';
import { amountOf } from './lines.js';
import { approvedOf, chosenTotalOf, offeredOf, offeredVersions } from './versions.js';
import { warrantyEndOf } from './warranty.js';

@ObjectType('QuoteLine', { description: 'A line of a quote.' })
export class QuoteLineView {
  @Field(() => Int, { description: 'Its place, from 1.' })
  place!: number;

  @Field(() => QuoteLineKind, { description: 'What it asks money for.' })
  kind!: QuoteLineKind;

  @Field({ description: 'Plain text, as it was typed.' })
  text!: string;

  @Field(() => Int, { description: 'How many.' })
  quantity!: number;

  @Field(() => Float, { description: 'Of one, in rupees.' })
  unitPrice!: number;

  @Field(() => Float, { description: 'Of all of them, in rupees.' })
  amount!: number;

  @Field({ description: 'Whether the customer may leave it out.' })
  isOptional!: boolean;

  @Field({ description: 'Whether the customer does without it.' })
  isLeftOut!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'From the first delivery on; 0 is none, and null not for whoever has not given the contact number.',
  })
  warrantyMonths!: number | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The last moment of its warranty; null where there is none, and like `warrantyMonths`.',
  })
  warrantyUntil!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'A picture of it; null where there is none, and for whoever has not given the contact number.',
  })
  photoUrl!: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'The last moment of an earlier job’s warranty, which covers it: it costs nothing. Null where there is none, and like `warrantyMonths`.',
  })
  coveredUntil!: Date | null;

  @Field(() => ID, { nullable: true, description: 'The id of that earlier job; null as long as `coveredUntil` is.' })
  coveredBy!: string | null;

  @Field({ description: 'Whether the warranty of a covered line begins again with this delivery.' })
  startsWarrantyAgain!: boolean;
}

/** A line of an earlier job, for one that comes back (coverage.ts). */
@ObjectType('CoveredLine', {
  description: 'A line of an earlier job that was under warranty when the set was delivered.',
})
export class CoveredLineView {
  @Field(() => ID, { description: 'The id of the earlier job.' })
  repairId!: string;

  @Field(() => QuoteLineKind, { description: 'What it asked money for.' })
  kind!: QuoteLineKind;

  @Field({ description: 'Plain text, as it was typed.' })
  text!: string;

  @Field(() => Int, { description: 'How many.' })
  quantity!: number;

  @Field(() => Int, { description: 'From the delivery on.' })
  warrantyMonths!: number;

  @Field(() => Date, { description: 'The last moment of its warranty.' })
  until!: Date;

  @Field({ description: 'Whether the set came back within it: a line that repeats it costs nothing.' })
  isCovered!: boolean;
}

@ObjectType()
abstract class AnyQuote {
  @Field(() => QuoteState, { description: 'How far it is.' })
  state!: QuoteState;

  @Field(() => [QuoteLineView], { description: 'What the money is asked for, in order.' })
  lines!: QuoteLineView[];

  @Field(() => String, { nullable: true, description: 'A word from the workshop; null where there is none.' })
  note!: string | null;

  @Field(() => Float, { description: 'Of all lines, in rupees.' })
  total!: number;

  @Field(() => Float, { description: 'Without the lines that are left out, in rupees.' })
  chosenTotal!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when it can be approved; null is for ever, and of a draft the usual 14 days.',
  })
  validUntil!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the customer has answered; null until then.' })
  decidedAt!: Date | null;

  @Field(() => DecisionWay, { nullable: true, description: 'How that came about; null as long as `decidedAt` is.' })
  decidedVia!: DecisionWay | null;
}

/** A version as the tracking page shows it. A type of its own beside `Quote`, so that a normalized cache never mixes the two. */
@ObjectType({ description: 'A version of a quote, as whoever holds the full id of the repair may see it.' })
export class TrackedQuote extends AnyQuote {
  @Field(() => Int, { description: '1, 2, … in the order in which they were offered.' })
  version!: number;

  @Field(() => Date, { description: 'When it was offered.' })
  offeredAt!: Date;
}

@ObjectType('Quote', { description: 'A version of a quote, for the owner of the repair and for admins.' })
export class QuoteView extends AnyQuote {
  @Field(() => ID, UUID_FIELD)
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: '1, 2, … in the order in which they were offered; null of a draft.',
  })
  version!: number | null;

  @Field(() => Int, {
    description: 'How often its draft was saved; an edit sends it back, so that it overwrites nothing.',
  })
  revision!: number;

  @Field(() => Date, { nullable: true, description: 'When it was offered; null of a draft.' })
  offeredAt!: Date | null;

  /** The account that has answered; for admins. */
  decidedById!: string | null;
}

/** @param isTrusted whether photos and warranty are shown */
function linesOf(repair: Repair, quote: Quote, isTrusted: boolean): QuoteLineView[] {
  return quote.lines.map((line, index) => {
    const isLeftOut = quote.leftOut.includes(index + 1);
    const isAgreed = quote.state === QuoteState.APPROVED && !isLeftOut;
    const coveredUntil = isTrusted && line.coveredUntil ? new Date(line.coveredUntil) : null;
    return {
      ...line,
      place: index + 1,
      amount: amountOf(line),
      isLeftOut,
      warrantyMonths: isTrusted ? line.warrantyMonths : null,
      warrantyUntil: isTrusted && isAgreed ? warrantyEndOf(repair, line) : null,
      photoUrl: isTrusted ? line.photoUrl : null,
      coveredUntil,
      coveredBy: (coveredUntil && line.coveredBy) ?? null,
      startsWarrantyAgain: line.startsWarrantyAgain ?? false,
    };
  });
}

const shared = (repair: Repair, quote: Quote, isTrusted: boolean): AnyQuote => {
  const { state, note, total, validUntil, decidedAt, decidedVia } = quote;
  const lines = linesOf(repair, quote, isTrusted);
  return { state, lines, note, total, chosenTotal: chosenTotalOf(quote), validUntil, decidedAt, decidedVia };
};

const isShown = ({ state }: Quote): boolean => state !== QuoteState.WITHDRAWN;

/**
 * What the tracking view shows of the quotes, the newest first (decisions §14 'Redaction'). The quotes are loaded.
 * @param isTrusted whether the caller is the customer or the shop, or has given the contact number; to others it is only the version
 *   that waits, or else holds, or else came last
 */
export function toTrackedQuotes(repair: Repair, isTrusted: boolean): TrackedQuote[] {
  const all = offeredVersions(repair).filter(isShown);
  const current = offeredOf(repair) ?? approvedOf(repair) ?? all[0];
  return all
    .filter((quote) => isTrusted || quote === current)
    .map((quote) => ({
      ...shared(repair, quote, isTrusted),
      version: quote.version!,
      offeredAt: quote.offeredAt!,
    }));
}

/**
 * All versions of a repair, the draft first and then the newest. The quotes are loaded.
 * @param isForAdmin whether the caller sees what was not meant for the customer: the draft, and what was withdrawn
 */
export function toQuotes(repair: Repair, isForAdmin: boolean): QuoteView[] {
  const drafts = repair.quotes.getItems().filter(({ version }) => version === null);
  const offered = offeredVersions(repair);
  return (isForAdmin ? [...drafts, ...offered] : offered.filter(isShown)).map((quote) => ({
    ...shared(repair, quote, true),
    id: quote.id,
    version: quote.version,
    revision: quote.revision,
    offeredAt: quote.offeredAt,
    decidedById: quote.decidedBy?.id ?? null,
  }));
}
