import { isDeepStrictEqual } from 'node:util';

/**
 * Which fields of a thing are texts: `true` is a text or a list of texts, an object has texts in it, and `[…]` is a list whose items
 * have ids and texts.
 */
export interface Texts {
  readonly [name: string]: true | Texts | readonly [Texts];
}

/** Texts of a thing in one language, in the shape of the thing. */
export type Document = Record<string, unknown>;

const isRecord = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (texts: true | Texts | readonly [Texts]): texts is readonly [Texts] => Array.isArray(texts);

/** Whether a text says nothing. */
const isBlank = (text: unknown): boolean =>
  text === undefined || text === null || (typeof text === 'string' ? text.trim() === '' : (text as []).length === 0);

const recordsIn = (list: unknown): Document[] => (Array.isArray(list) ? list.filter(isRecord) : []);

const withId = (list: readonly Document[], id: unknown): Document | undefined => list.find((item) => item.id === id);

/** A thing in another language: each text that there is in it, and the source's where there is none. */
export function overlay<Thing extends object>(thing: Thing, document: Document, texts: Texts): Thing {
  const shown = { ...thing } as Document;
  for (const [name, inside] of Object.entries(texts)) {
    const own = shown[name];
    const other = document[name];
    if (inside === true) {
      if (name in shown && !isBlank(other)) shown[name] = other;
    } else if (isList(inside)) {
      const others = recordsIn(other);
      if (Array.isArray(own))
        shown[name] = recordsIn(own).map((item) => overlay(item, withId(others, item.id) ?? {}, inside[0]));
    } else if (isRecord(own) && isRecord(other)) shown[name] = overlay(own, other, inside);
  }
  return shown as Thing;
}

/**
 * The texts of a thing, and nothing else.
 * @param only if given, those alone that are not blank in this document
 */
export function textsOf(thing: object, texts: Texts, only?: unknown): Document {
  const limits = only === undefined ? undefined : isRecord(only) ? only : {};
  const found = Object.entries(texts).flatMap(([name, inside]): [string, unknown][] => {
    const own = (thing as Document)[name];
    const limit = limits?.[name];
    if (limits && isBlank(limit)) return [];
    if (inside === true) return isBlank(own) ? [] : [[name, own]];
    if (isList(inside)) {
      const items = recordsIn(own).flatMap((item) => {
        const other = limits && (withId(recordsIn(limit), item.id) ?? {});
        const inItem = textsOf(item, inside[0], other);
        return Object.keys(inItem).length > 0 ? [{ id: item.id, ...inItem }] : [];
      });
      return items.length > 0 ? [[name, items]] : [];
    }
    const within = isRecord(own) ? textsOf(own, inside, limits && (limit ?? {})) : {};
    return Object.keys(within).length > 0 ? [[name, within]] : [];
  });
  return Object.fromEntries(found);
}

/** Whether two documents say the same, in whatever order their items stand. */
export function isSameTexts(one: Document, other: Document, texts: Texts): boolean {
  return Object.entries(texts).every(([name, inside]) => {
    const [here, there] = [one[name], other[name]];
    if (inside === true) return (isBlank(here) && isBlank(there)) || isDeepStrictEqual(plain(here), plain(there));
    if (!isList(inside)) return isSameTexts(recordOf(here), recordOf(there), inside);
    const [items, others] = [recordsIn(here), recordsIn(there)];
    return (
      items.length === others.length &&
      items.every((item) => {
        const match = withId(others, item.id);
        return match !== undefined && isSameTexts(item, match, inside[0]);
      })
    );
  });
}

/** As it is kept: what an entity has may be of a class. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const recordOf = (value: unknown): Document => (isRecord(value) ? value : {});

/** All texts of a thing in their order, one after another. */
export function textsIn(thing: object, texts: Texts): string[] {
  return Object.entries(texts).flatMap(([name, inside]) => {
    const own = (thing as Document)[name];
    if (inside === true)
      return (Array.isArray(own) ? own : [own]).filter((text) => typeof text === 'string' && text.trim() !== '');
    if (isList(inside)) return recordsIn(own).flatMap((item) => textsIn(item, inside[0]));
    return isRecord(own) ? textsIn(own, inside) : [];
  });
}

/** Where a thing has a text and the translation has none: as `title`, or `sections.<id>.title` in a list. */
export function missingIn(source: object, document: unknown, texts: Texts): string[] {
  const own = textsOf(source, texts);
  const other = isRecord(document) ? document : {};
  return Object.entries(own).flatMap(([name, text]) => {
    const inside = texts[name]!;
    if (inside === true) return isBlank(other[name]) ? [name] : [];
    if (!isList(inside)) return missingIn(text as object, other[name], inside).map((path) => `${name}.${path}`);
    return recordsIn(text).flatMap((item) =>
      missingIn(item, withId(recordsIn(other[name]), item.id), inside[0]).map(
        (path) => `${name}.${String(item.id)}.${path}`,
      ),
    );
  });
}
