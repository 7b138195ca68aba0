import { isSame, type Json } from '../../admin/kit/editor/merge';
import type { EditedThingFragment, TranslatedKind } from './translations.gen';

export type TranslatedThing = EditedThingFragment;

/** What was typed, by the key of its text. */
export type TranslationValues = Record<string, string>;

/** A text of the thing, beside which its translation is written. */
export interface Entry {
  /** Names it within its thing for good: 'serviceItems/{id}/title'. */
  key: string;
  /** The names of what it is in, and its own: a list is followed by the number of the item, from 1. */
  path: readonly (string | number)[];
  kind: 'line' | 'long' | 'rich';
  source: string;
  /** What the source said when it was translated, where it says something else now; null where it was not there yet. */
  before: string | null | undefined;
  /** What is kept of it in the other language. */
  translated: string;
}

/** Longer ones have room for several lines. */
const LINE = 80;

/** Texts with headings, lists and links, by the names on their way. */
const RICH: Record<TranslatedKind, readonly string[]> = {
  BLOG_POST: ['fullContentBlocks.content'],
  FAQ_ITEM: ['answer'],
  HERO_SLIDE: [],
  JOB_OPENING: ['summary'],
  PRODUCT: ['description'],
  PAGE: [
    'body',
    'content',
    'introductionText',
    'whyWorkWithUsContent',
    'sections.introductionText',
    'sections.paragraphs',
    'sections.text',
  ],
};

/** What of a part of a post is a text; parts have no ids. */
const TEXTS_OF_PARTS = ['content', 'altText', 'caption'];

type Texts = Record<string, unknown>;

/** A place in the source, and the same place in what it was translated from and in the translation. */
interface Place {
  source: unknown;
  before: unknown;
  translated: unknown;
  path: Entry['path'];
  key: string;
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const within = (value: unknown, name: string): unknown => (isTexts(value) ? value[name] : undefined);

const hasIds = (list: readonly unknown[]): boolean => list.every((item) => isTexts(item) && 'id' in item);

const withId = (list: unknown, id: unknown): unknown =>
  Array.isArray(list) ? list.find((item) => within(item, 'id') === id) : undefined;

const keyOf = (key: string, name: string) => (key === '' ? name : `${key}/${name}`);

const isText = (name: string, inPart: boolean) => name !== 'id' && (!inPart || TEXTS_OF_PARTS.includes(name));

/** The texts of a thing in its own order. */
export function entriesOf({ kind, texts, translation }: TranslatedThing): Entry[] {
  const earlier = translation?.source ?? null;
  return leaves({ source: texts, before: earlier, translated: translation?.fields, path: [], key: '' });

  function leaves(place: Place): Entry[] {
    const { source } = place;
    if (typeof source === 'string') return source.trim() === '' ? [] : [entry(place, source)];
    if (Array.isArray(source)) return itemsOf(place, source).flatMap(leaves);
    return isTexts(source) ? fieldsIn(place, source).flatMap(leaves) : [];
  }

  function entry({ before, translated, path, key }: Place, source: string): Entry {
    const was = typeof before === 'string' ? before : null;
    return {
      key,
      path,
      kind: RICH[kind].includes(path.filter((step) => typeof step === 'string').join('.'))
        ? 'rich'
        : source.length > LINE || source.includes('\n')
          ? 'long'
          : 'line',
      source,
      before: earlier !== null && was !== source ? was : undefined,
      translated: typeof translated === 'string' ? translated : '',
    };
  }
}

const fieldsIn = ({ before, translated, path, key }: Place, source: Texts): Place[] =>
  Object.keys(source)
    .filter((name) => isText(name, 'type' in source))
    .map((name) => ({
      source: source[name],
      before: within(before, name),
      translated: within(translated, name),
      path: [...path, name],
      key: keyOf(key, name),
    }));

function itemsOf({ before, translated, path, key }: Place, source: readonly unknown[]): Place[] {
  if (hasIds(source)) {
    return source.map((item, at) => {
      const id = within(item, 'id');
      const name = keyOf(key, String(id));
      return {
        source: item,
        before: withId(before, id),
        translated: withId(translated, id),
        path: [...path, at + 1],
        key: name,
      };
    });
  }
  const [earlier, other] = [before, translated].map((list) => (Array.isArray(list) ? list : []));
  const places = placesIn(source, earlier!.length > 0 ? earlier! : source);
  return source.map((item, at) => {
    const was = places[at] ?? -1;
    return {
      source: item,
      before: earlier![was],
      translated: withoutStandIns(other![was], earlier![was] ?? item),
      path: [...path, at + 1],
      key: keyOf(key, String(at)),
    };
  });
}

/** Where each item of a list without ids was in the earlier one: where it says the same, else at its own place, if that is free. */
function placesIn(list: readonly unknown[], earlier: readonly unknown[]): (number | undefined)[] {
  const free = new Set(earlier.keys());
  const same = list.map((item) => {
    const at = [...free].find((each) => isSame(earlier[each] as Json, item as Json));
    if (at !== undefined) free.delete(at);
    return at;
  });
  return same.map((at, own) => at ?? (free.has(own) ? own : undefined));
}

/** A list is kept whole: where nothing was written of an item, it has the source's text, which is no translation. */
function withoutStandIns(item: unknown, source: unknown): unknown {
  if (!isTexts(item)) return item === source ? undefined : item;
  return Object.fromEntries(Object.entries(item).filter(([name, text]) => text !== within(source, name)));
}

/** What the form begins with. */
export const valuesOf = (thing: TranslatedThing): TranslationValues =>
  Object.fromEntries(entriesOf(thing).map(({ key, translated }) => [key, translated]));

/** What was typed as the server takes it: in the shape of the source, without what is blank. */
export function documentOf(texts: Texts, values: TranslationValues): Texts {
  const typed = (key: string) => (values[key]?.trim() ? values[key] : undefined);

  function compose(source: unknown, key: string): unknown {
    if (typeof source === 'string') return typed(key);
    if (isTexts(source)) return record(source, key);
    if (!Array.isArray(source)) return undefined;
    const items = hasIds(source)
      ? source.flatMap((item: Texts) => {
          const written = record(item, keyOf(key, String(item.id)));
          return written ? [{ id: item.id, ...written }] : [];
        })
      : whole(source, key);
    return items.length > 0 ? items : undefined;
  }

  function record(source: Texts, key: string): Texts | undefined {
    const written = Object.keys(source)
      .filter((name) => isText(name, 'type' in source))
      .map((name) => [name, compose(source[name], keyOf(key, name))] as const)
      .filter(([, text]) => text !== undefined);
    return written.length > 0 ? Object.fromEntries(written) : undefined;
  }

  /** A list without ids is translated whole or not at all. */
  function whole(source: readonly unknown[], key: string): unknown[] {
    const written = source.map((item, at) => compose(item, keyOf(key, String(at))));
    if (written.every((item) => item === undefined)) return [];
    return source.map((item, at) => (isTexts(item) ? { ...item, ...(written[at] as Texts) } : (written[at] ?? item)));
  }

  return record(texts, '') ?? {};
}
