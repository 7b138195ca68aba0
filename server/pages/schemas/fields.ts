import { z } from 'zod';
import { isUuid, newUuid } from '../../core/entities/ids.js';
import { optionalMarkup } from '../../core/fields/markup.js';
import { inOrder, order, type Placed } from '../../core/fields/order.js';
import { optionalText, requiredText } from '../../core/fields/text.js';
import { optionalImageUrl, optionalVideoUrl } from '../../core/fields/webAddress.js';

/** What the pages' schemas are made of. What a schema gives is what is stored; absent, null and blank are stored as null. */

const MAX_TITLE = 200;
const MAX_TEXT = 2_000;
const MAX_RICH_TEXT = 50_000;
const MAX_ITEMS = 100;

export const requiredTitle = (label: string) => requiredText(label, MAX_TITLE);
export const optionalTitle = (label: string) => optionalText(label, MAX_TITLE);
export const plainText = (label: string) => optionalText(label, MAX_TEXT);

/** A text that is shown in any case, be it empty. */
export const textOrEmpty = (label: string) => plainText(label).transform((text) => text ?? '');

/** A text in Markdown or HTML; HTML of which nothing is left when it is made safe becomes null. */
export const richText = (label: string) => optionalMarkup(label, MAX_RICH_TEXT).transform((text) => text || null);

/** Texts in Markdown or HTML, blank ones dropped; one text alone is a list of one. */
export const richTexts = (label: string) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      listOf(richText(label), label).transform((texts) => texts.filter((text) => text !== null)),
    )
    .meta({ alsoText: 'One text alone.' });

/** A field that takes `fallback` when it is absent or null. */
export const orElse = <Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) =>
  schema.nullish().transform((value): z.output<Schema> => value ?? fallback);

/** An object whose own fields say what is there when it is absent or null. */
export const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value): z.output<Schema> => value ?? schema.parse({}));

/** The id of an item: the server's. One that is none of ours, such as an editor's temporary one, gives way (decisions §12 'Pages'). */
export const itemId = z
  .unknown()
  .optional()
  .transform((id) => (typeof id === 'string' && isUuid(id) ? id.toLowerCase() : newUuid()));

/** back-office §9: the order of an item is 0 if not given. */
export const itemOrder = orElse(order, 0);

/** A list; absent is an empty one. */
export const listOf = <Item>(item: z.ZodType<Item>, label: string) =>
  z
    .array(item, { error: `${label} must be a list.` })
    .max(MAX_ITEMS, `${label} can have at most ${MAX_ITEMS} items.`)
    .nullish()
    .transform((items) => items ?? []);

/** A list without an order of its own: the items stay as they stand. */
export const identifiedList = <Item extends { id: string }>(item: z.ZodType<Item>, label: string) =>
  listOf(item, label).transform(withOwnIds);

/** A list that is kept in its order (back-office §4). */
export const orderedList = <Item extends Placed>(
  item: z.ZodType<Item>,
  label: string,
  titleOf: (item: Item) => string | null,
) => identifiedList(item, label).transform((items) => inOrder(items, titleOf));

/** An item that was copied with its id gets one of its own: caches know items by their ids. */
function withOwnIds<Item extends { id: string }>(items: Item[]): Item[] {
  const taken = new Set<string>();
  return items.map((item) => {
    const id = taken.has(item.id) ? newUuid() : item.id;
    taken.add(id);
    return { ...item, id };
  });
}

const HEADING = { title: requiredTitle('Header title'), subtitle: plainText('Header subtitle') };

/** The heading of a page; one that is absent takes the page's own name. */
export const heading = (name: string) => orElse(z.strictObject(HEADING), { title: name, subtitle: null });

/** The picture or the video behind a page's heading; the back office lets one clear the other (back-office §4). */
export const HEADER_BACKGROUND = {
  headerBackgroundImageUrl: optionalImageUrl,
  headerBackgroundVideoUrl: optionalVideoUrl,
};
