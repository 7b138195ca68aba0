import { Language } from '../accounts/index.js';

/** How an entity declares the language that it is written in. */
export const SOURCE_LANGUAGE = { items: () => Language, type: 'text', default: Language.EN } as const;

export const LANGUAGE_SHOWN = {
  description:
    'The language that it is shown in: the one that was asked for where it is written in it, else the other.',
} as const;

export const LANGUAGE_ARG = {
  nullable: true,
  description: 'The language to answer in, text by text; without it, each thing as it was written.',
} as const;
