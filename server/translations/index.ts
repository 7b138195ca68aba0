export { translatedColumns } from './columns.js';
export { TranslatedKind } from './enums.js';
export { TranslationDrafted, TranslationPublished, TranslationWithdrawn } from './events.js';
export { langQuery, languageOutput, sourceLanguage } from './inputs.js';
export { languagesResolver } from './resolver.js';
export { allInLanguage, findByTranslation, inLanguage, languagesOf, sentIn, sentOne } from './shown.js';
export { LANGUAGE_ARG, LANGUAGE_SHOWN, SOURCE_LANGUAGE } from './source.js';
export type { Texts } from './texts.js';
export { translatable } from './translatable.js';
