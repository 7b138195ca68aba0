import { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { batched } from '../core/loader.js';
import type { CountedItems } from '../core/pagination.js';
import { Translation } from './entity.js';
import { TranslationState } from './enums.js';
import { type Document, overlay } from './texts.js';
import { otherLanguage, type Source, type Translatable } from './translatable.js';

/** As much of a thing as it takes to show it in another language. */
type Part = { id: string } & Pick<Source, 'language'>;

type Shown = Pick<Translatable, 'kind' | 'textsFor'>;

interface Key {
  kind: Translation['kind'];
  id: string;
  language: Language;
}

/** What visitors see of a thing in a language: all that a call asks for at the same time in one statement. */
const publishedFields = batched<Key, Document | null>(async (ctx, keys) => {
  const rows = await ctx.em.find(
    Translation,
    {
      kind: { $in: unique(keys.map(({ kind }) => kind)) },
      thingId: { $in: unique(keys.map(({ id }) => id)) },
      language: { $in: unique(keys.map(({ language }) => language)) },
      state: TranslationState.PUBLISHED,
    },
    { disableIdentityMap: true },
  );
  const found = new Map(rows.map(({ kind, thingId, language, fields }) => [nameOf(kind, thingId, language), fields]));
  return keys.map(({ kind, id, language }) => found.get(nameOf(kind, id, language)) ?? null);
});

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
const nameOf = (...parts: string[]): string => parts.join(' ');

/**
 * A thing as a reader of a language sees it: in that language as far as there is a published translation, field by field, and
 * otherwise as it was written; its `language` says which. The thing itself stays as it is.
 * @param thing null stays null
 * @param language without one, as it was written
 */
export async function inLanguage<Thing extends Part | null>(
  ctx: Ctx,
  { kind, textsFor }: Shown,
  thing: Thing,
  language: Language | null | undefined,
): Promise<Thing> {
  if (!thing || !language || thing.language === language) return thing;
  const fields = await publishedFields(ctx, { kind, id: thing.id, language });
  return fields ? { ...overlay(thing, fields, textsFor(thing.id)), language } : thing;
}

/** The same for a list, in one statement. */
export const allInLanguage = <Thing extends Part>(
  ctx: Ctx,
  of: Shown,
  things: readonly Thing[],
  language: Language | null | undefined,
): Promise<Thing[]> => Promise.all(things.map((thing) => inLanguage(ctx, of, thing, language)));

/** The languages that visitors can read a thing in. @param thing as it was written or as it is shown */
export async function languagesOf(ctx: Ctx, { kind }: Pick<Translatable, 'kind'>, thing: Part): Promise<Language[]> {
  const { id, language } = thing;
  const [own, other] = await Promise.all(
    [language, otherLanguage(language)].map((each) => publishedFields(ctx, { kind, id, language: each })),
  );
  return own || other ? [Language.EN, Language.NE] : [language];
}

type Sent<Thing> = Thing & { languages?: Language[] };

/** A thing for REST: with `lang`, in that language and with the languages that it can be read in; else as it was written. */
export async function sentOne<Thing extends Part>(
  ctx: Ctx,
  of: Shown,
  thing: Thing,
  lang: Language | undefined,
): Promise<Sent<Thing>> {
  if (!lang) return thing;
  const [shown, languages] = await Promise.all([inLanguage(ctx, of, thing, lang), languagesOf(ctx, of, thing)]);
  return { ...shown, languages };
}

/** The same for a page of a list. */
export async function sentIn<Thing extends Part>(
  ctx: Ctx,
  of: Shown,
  { items, total }: CountedItems<Thing>,
  lang: Language | undefined,
): Promise<CountedItems<Sent<Thing>>> {
  return { items: await Promise.all(items.map((item) => sentOne(ctx, of, item, lang))), total };
}

/** So many things are found by their translations. */
const MOST_FOUND = 1_000;

/** The ids of things whose published translation has every word of a search. */
export async function findByTranslation(
  ctx: Ctx,
  { kind }: Pick<Translatable, 'kind'>,
  search: string,
): Promise<string[]> {
  const where = { $and: [{ kind, state: TranslationState.PUBLISHED }, ...containsEveryWord('search', search)] };
  const found = await ctx.em.find(Translation, where, {
    fields: ['thingId'],
    limit: MOST_FOUND,
    disableIdentityMap: true,
  });
  return found.map(({ thingId }) => thingId);
}
