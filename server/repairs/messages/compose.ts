import { Language } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import { nepaliRupees, rupees } from '../../core/fields/money.js';
import { batched } from '../../core/loader.js';
import type { Quote, Repair } from '../entity.js';
import { deviceOf } from '../record/device.js';
import { approvedOf, AMOUNT_LINE, offeredOf } from '../quotes/versions.js';
import type { CustomerUpdate } from '../updates/entity.js';
import { UpdateKind } from '../updates/enums.js';
import type { MessageOccasion } from './enums.js';
import { fillIn, type PlaceholderValues } from './placeholders.js';
import { messageText } from './service.js';
import type { MessageText } from './starter.js';

/** What the customer of a repair is told, for every way in which it reaches them. */

/** What it is about; a preview of one has no row yet. */
export type Subject = Pick<CustomerUpdate, 'kind' | 'status' | 'cost'>;

const occasionOf = ({ kind, status }: Subject): MessageOccasion => (kind === UpdateKind.STATUS ? status : kind);

/** A repair as it is, or as it would be. */
export type NotifiedRepair = Pick<
  Repair,
  'id' | 'userName' | 'brand' | 'model' | 'status' | 'actualCost' | 'approvedCost' | 'deliveryCharge' | 'quotes'
>;

/** Whom it is for. */
export interface Reader {
  /** Else it is the name of the booking. */
  name?: string;
  /** What the set is called where what somebody has typed must not stand; then nothing that was typed does. */
  unnamedSet?: string;
}

/**
 * The owner's text with what is known of a repair.
 * @param repair with its quotes
 */
export async function compose(
  ctx: Ctx,
  repair: NotifiedRepair,
  about: Subject,
  language: Language,
  { name = repair.userName, unnamedSet }: Reader = {},
): Promise<MessageText> {
  const { subject, text } = await messageText(ctx, occasionOf(about), language);
  const [{ address, hours, phone }, open] = await Promise.all([shopOf(ctx, 'shop'), ctx.openAmount(ctx, repair)]);
  const price = about.kind === UpdateKind.QUOTE ? about.cost : repair.approvedCost;
  const quote = unnamedSet === undefined ? quoteOf(repair, about) : undefined;
  const written = language === Language.NE ? nepaliRupees : rupees;
  const values: PlaceholderValues = {
    name,
    set: unnamedSet ?? deviceOf(repair),
    id: repair.id,
    price: price === null ? null : written(price),
    found: quote?.note ?? null,
    work: quote ? workOf(quote) : null,
    due: open ? written(open) : null,
    hours: ended(hours),
    address: ended(address),
    phone,
  };
  return { subject: fillIn(subject, values), text: fillIn(text, values) };
}

/** All messages of a call ask once. */
const shopOf = batched<'shop', Awaited<ReturnType<Ctx['mailFrame']>>>(async (ctx, keys) => {
  const shop = await ctx.mailFrame(ctx);
  return keys.map(() => shop);
});

/** Where it stands within a sentence: in one line, without a full stop of its own. */
const ended = (text: string | null): string | null =>
  text
    ?.trim()
    .replace(/\s*\n\s*/g, ', ')
    .replace(/\.$/, '') ?? null;

/** The version that it is about; none where another price would be offered only by what is to be saved. */
function quoteOf(repair: NotifiedRepair, { kind, cost }: Subject): Quote | undefined {
  if (kind !== UpdateKind.QUOTE) return approvedOf(repair);
  const offered = offeredOf(repair);
  return offered?.total === cost ? offered : undefined;
}

/** What is done, without what the customer does without; a bare amount says nothing of it. */
function workOf({ lines, leftOut }: Quote): string | null {
  const texts = lines.filter((_, index) => !leftOut.includes(index + 1)).map(({ text }) => text.trim());
  return texts.join() === AMOUNT_LINE ? null : texts.join(', ');
}
