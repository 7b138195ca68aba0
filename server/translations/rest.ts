import { z } from 'zod';
import { Language } from '../accounts/index.js';
import { route, sentMoment } from '../http/rest/rest.js';
import { TranslatedKind, TranslationState } from './enums.js';
import { translationSchema } from './inputs.js';
import { readTranslation, removeTranslation, saveTranslation } from './service.js';

const document = z.record(z.string(), z.unknown());

const thingOutput = z
  .object({
    kind: z.enum(TranslatedKind).meta({ id: 'TranslatedKind' }),
    id: z.string(),
    language: z.enum(Language).meta({ description: 'The language that it was written in.' }),
    translatedInto: z.enum(Language),
    texts: document.meta({ description: 'Its own texts, without blank ones.' }),
    translation: z
      .object({
        fields: document,
        state: z.enum(TranslationState).meta({ id: 'TranslationState' }),
        isShown: z.boolean().meta({
          description: 'Whether visitors see a translation: these texts, or while they are a draft, earlier ones.',
        }),
        source: document.nullable().meta({
          description: "The thing's own texts that it was made from; null where they are not known.",
        }),
        isOlder: z.boolean().meta({ description: "Whether the thing's own texts were changed since." }),
        version: z.number(),
        changedAt: sentMoment,
      })
      .nullable(),
    missing: z.array(z.string()),
  })
  .meta({ id: 'TranslatedThing', description: 'A thing with its texts in both languages.' });

const params = {
  kind: z.enum(TranslatedKind).meta({ description: 'What is translated.' }),
  id: z.string().meta({ description: 'Its id; of a page its slug.' }),
};

export const translationRoutes = [
  route({
    method: 'get',
    path: '/admin/translations/{kind}/{id}',
    operationId: 'readTranslation',
    who: 'admin',
    scope: 'content',
    tag: 'Translations',
    summary: 'A thing with its texts in both languages.',
    params,
    output: thingOutput,
    fails: ['BAD_INPUT'],
    handle: async (ctx, { params: { kind, id } }) =>
      readTranslation(ctx, translationSchema.shape.kind.parse(kind), id!),
  }),
  route({
    method: 'put',
    path: '/admin/translations/{kind}/{id}',
    operationId: 'saveTranslation',
    who: 'admin',
    scope: 'content',
    tag: 'Translations',
    summary: 'Keep the texts of a thing in its other language, as a draft or for visitors.',
    params,
    body: translationSchema.omit({ kind: true, id: true }),
    example: { fields: { question: 'शनिबार पसल खुल्छ?' }, state: TranslationState.DRAFT },
    output: thingOutput,
    handle: (ctx, { params: { kind, id }, body }) =>
      saveTranslation(ctx, typeof body === 'object' ? { ...body, kind, id } : body),
  }),
  route({
    method: 'delete',
    path: '/admin/translations/{kind}/{id}',
    operationId: 'removeTranslation',
    who: 'admin',
    scope: 'content',
    tag: 'Translations',
    summary: 'Remove a translation: visitors read the thing as it was written.',
    params,
    output: thingOutput,
    fails: ['BAD_INPUT'],
    handle: (ctx, { params: { kind, id } }) => removeTranslation(ctx, { kind, id }),
  }),
];
