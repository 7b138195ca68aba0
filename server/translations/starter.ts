import { Translation } from './entity.js';
import { type TranslatedKind, TranslationState } from './enums.js';
import { type Document, textsOf } from './texts.js';
import { declarationOf, otherLanguage, type Source } from './translatable.js';

/** What visitors read of a thing in its other language from the start. @param id of the thing; of a page its slug */
export const startingTranslation = (
  kind: TranslatedKind,
  id: string,
  thing: Source,
  fields: Document,
  now: Date,
): Translation => {
  const { contentOf, textsFor } = declarationOf(kind);
  return Object.assign(new Translation(), {
    kind,
    thingId: id,
    language: otherLanguage(thing.language),
    fields,
    source: textsOf(contentOf(thing), textsFor(id)),
    state: TranslationState.PUBLISHED,
    version: 1,
    changedAt: now,
  });
};
