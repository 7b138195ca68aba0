import { Translation } from './entity.js';
import { type TranslatedKind, TranslationState } from './enums.js';
import type { Document } from './texts.js';
import { otherLanguage, type Source } from './translatable.js';

/** What visitors read of a thing in its other language from the start. @param id of the thing; of a page its slug */
export const startingTranslation = (
  kind: TranslatedKind,
  id: string,
  { language, version }: Source,
  fields: Document,
  now: Date,
): Translation =>
  Object.assign(new Translation(), {
    kind,
    thingId: id,
    language: otherLanguage(language),
    fields,
    sourceVersion: version,
    state: TranslationState.PUBLISHED,
    version: 1,
    changedAt: now,
  });
