import { z } from 'zod';
import { Language } from '../accounts/index.js';
import { seenVersion } from '../core/entities/version.js';
import { inputType } from '../core/fields/inputType.js';
import { TranslatedKind, TranslationState } from './enums.js';

const WRONG_LANGUAGE = 'Please choose a language from the list.';

/** In which language a thing is written; one that is there keeps its own if not given. */
export const sourceLanguage = z.enum(Language, { error: WRONG_LANGUAGE }).nullish().meta({
  description:
    'The language that it is written in: `en` for a new thing, and as it is for a changed one, if not given.',
});

/** In which language REST is asked. */
export const langQuery = {
  lang: z.enum(Language, { error: WRONG_LANGUAGE }).optional().meta({
    description: 'The language to answer in, text by text; without it, each thing as it was written.',
  }),
};

/** What REST says of a thing's languages. */
export const languageOutput = {
  language: z.enum(Language).optional().meta({ description: 'The language that it is shown in.' }),
  languages: z.array(z.enum(Language)).optional().meta({
    description: 'The languages that it can be read in; given where `lang` was asked for.',
  }),
};

export const translationKeySchema = z.object({
  kind: z.enum(TranslatedKind, { error: 'Please choose what is translated.' }).meta({ description: 'What it is.' }),
  id: z
    .string({ error: 'The id of what is translated is missing.' })
    .meta({ description: 'Its id; of a page its slug.' }),
});

/** A translation whole. */
export const translationSchema = translationKeySchema.extend({
  fields: z.record(z.string(), z.unknown(), { error: 'The texts must be an object.' }).meta({
    description: 'The texts in the shape of `TranslatedThing.texts`; what is missing is shown as it was written.',
  }),
  state: z.enum(TranslationState, { error: 'Please choose draft or published.' }).meta({
    description: 'Whether visitors see it from now on; a draft leaves what was published as it is.',
  }),
  source: z.record(z.string(), z.unknown(), { error: 'The texts of the source must be an object.' }).nullish().meta({
    description:
      "The thing's own texts that it was made from, as `TranslatedThing.texts` had them; the present ones if not given.",
  }),
  version: seenVersion,
});

export const TranslationInput = inputType(
  'TranslationInput',
  translationSchema,
  'The texts of a thing in its other language.',
);
