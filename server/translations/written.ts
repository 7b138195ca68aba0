import type { Translation } from './entity.js';
import { startingTranslation } from './starter.js';
import { type Document, type Texts, textsOf } from './texts.js';
import { searchedIn, type Source, type Translatable } from './translatable.js';

/** Translations as they are written in files: each text where the source has one, items of lists in their order instead of with ids. */
export type WrittenTexts<Thing, Of> = Thing extends unknown
  ? { [Name in keyof Thing as Name extends keyof Of ? Name : never]: WrittenText<Thing[Name], Of[Name & keyof Of]> }
  : never;

type WrittenText<Text, Of> = Of extends true
  ? Text
  : Of extends readonly [infer OfItem]
    ? Text extends readonly (infer Item)[]
      ? readonly WrittenTexts<Item, OfItem>[]
      : Text
    : Text extends object
      ? WrittenTexts<Text, Of>
      : Text;

/** The published translation of a new thing. @param written see WrittenTexts */
export function writtenTranslation<Thing extends Source>(
  declaration: Translatable<Thing>,
  thing: Thing,
  written: object,
  now: Date,
): Translation {
  const { kind, idName, textsFor, contentOf } = declaration;
  const id = String(thing[idName as keyof Thing]);
  const texts = textsFor(id);
  const fields = textsOf(withIds(contentOf(thing), written as Document, texts), texts);
  return Object.assign(startingTranslation(kind, id, thing, fields, now), {
    searched: searchedIn(declaration, fields),
  });
}

/** The same texts, each item with the id that the thing's item at its place has. */
function withIds(thing: object, written: Document, texts: Texts): Document {
  return Object.fromEntries(
    Object.entries(written).map(([name, text]) => {
      const own = (thing as Document)[name];
      const inside = texts[name];
      if (!Array.isArray(inside)) {
        return [name, inside === true ? text : withIds(own as object, text as Document, inside as Texts)];
      }
      const items = own as readonly Document[];
      return [
        name,
        (text as Document[]).map((item, at) => ({
          id: items[at]!.id,
          ...withIds(items[at]!, item, inside[0] as Texts),
        })),
      ];
    }),
  );
}
