import { Language } from '../accounts/enums.js';
import { Translation } from './entity.js';
import { TranslatedKind, TranslationState } from './enums.js';

/** A published translation for tests, starter and demo content. */
export const buildTranslation = (
  overrides: Partial<Translation> & Pick<Translation, 'thingId' | 'fields'>,
): Translation =>
  Object.assign(new Translation(), {
    kind: TranslatedKind.FAQ_ITEM,
    language: Language.NE,
    draft: null,
    source: null,
    state: TranslationState.PUBLISHED,
    version: 1,
    changedAt: new Date('2026-06-01T00:00:00.000Z'),
    ...overrides,
  });
