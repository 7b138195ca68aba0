import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import type { Ctx } from '../core/context.js';
import { nextVersion } from '../core/entities/version.js';
import { badInput, notFound } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import { authorize } from '../core/policy.js';
import { Translation } from './entity.js';
import { type TranslatedKind, TranslationState } from './enums.js';
import { TranslationDrafted, TranslationPublished, TranslationRemoved, TranslationWithdrawn } from './events.js';
import { translationKeySchema, translationSchema } from './inputs.js';
import { canTranslate } from './policy.js';
import { type Document, isSameTexts, missingIn, overlay, type Texts, textsOf } from './texts.js';
import { declarationOf, otherLanguage, searchedIn, type Source, type Translatable } from './translatable.js';
import type { KeptTranslation, TranslatedThing } from './views.js';

const NOTHING = 'There is nothing with this id to be translated.';
const NOT_TRANSLATED = 'There is no translation to be removed.';
const NOTHING_WRITTEN = 'Write at least one text before you publish.';

/** How many a list may ask for at a time. */
const MOST = 100;

/**
 * A thing that is written in two languages: its own texts, and how far the other language is.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function readTranslation(ctx: Ctx, kind: TranslatedKind, id: string): Promise<TranslatedThing> {
  authorize(ctx.actor, canTranslate(ctx.actor));
  const declaration = declarationOf(kind);
  const source = await findSource(ctx, declaration, id);
  return present(declaration, id, source, await findKept(ctx, kind, id, source));
}

/**
 * How far the translations of many things of one kind are, in the order of the ids; those that there are not are left out.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function listTranslations(
  ctx: Ctx,
  kind: TranslatedKind,
  ids: readonly string[],
): Promise<TranslatedThing[]> {
  authorize(ctx.actor, canTranslate(ctx.actor));
  if (ids.length > MOST) throw badInput(`Ask for at most ${MOST} things.`);
  const declaration = declarationOf(kind);
  const sources = await declaration.findAll(ctx, ids);
  const kept = await ctx.em.find(Translation, { kind, thingId: { $in: [...ids] } });
  return ids.flatMap((id) => {
    const source = sources.get(id);
    const own = kept.find(({ thingId, language }) => thingId === id && source?.language !== language);
    return source ? [present(declaration, id, source, own ?? null)] : [];
  });
}

/**
 * Keeps the texts of a thing in its other language, checked and made safe by the rules of its own texts. Blank ones are left out:
 * visitors see those as they were written. Over a published one a draft waits until it is published itself.
 * @param input see translationSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND, CONFLICT if it was changed since it was read
 */
export async function saveTranslation(ctx: Ctx, input: unknown): Promise<TranslatedThing> {
  authorize(ctx.actor, canTranslate(ctx.actor));
  const { kind, id, ...given } = translationSchema.parse(input);
  const declaration = declarationOf(kind);
  return transaction(ctx, async () => {
    const source = await findSource(ctx, declaration, id);
    const kept = await lockKept(ctx, kind, id, source);
    nextVersion(kept, given.version);
    const fields = checked(declaration, source, id, given.fields);
    if (given.state === TranslationState.PUBLISHED && Object.keys(fields).length === 0) throw badInput(NOTHING_WRITTEN);
    const texts = declaration.textsFor(id);
    kept.source = textsOf(given.source ?? declaration.contentOf(source), texts);
    kept.changedAt = ctx.clock();
    if (given.state === TranslationState.PUBLISHED) {
      show(ctx, declaration, kept, fields);
    } else {
      if (kept.state === TranslationState.PUBLISHED) kept.draft = fields;
      else kept.fields = fields;
      emit(ctx, new TranslationDrafted(id, kind, kept.language));
    }
    return present(declaration, id, source, kept);
  });
}

/**
 * Shows what was written last to visitors, or takes the translation back; what was written last stays, as a draft.
 * @param key see translationKeySchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT without a text to show, NOT_FOUND
 */
export async function setTranslationState(ctx: Ctx, key: unknown, state: TranslationState): Promise<TranslatedThing> {
  authorize(ctx.actor, canTranslate(ctx.actor));
  const { kind, id } = translationKeySchema.parse(key);
  const declaration = declarationOf(kind);
  return transaction(ctx, async () => {
    const source = await findSource(ctx, declaration, id);
    const kept = await lockKept(ctx, kind, id, source);
    const written = writtenLast(kept);
    if (Object.keys(written).length === 0) throw badInput(NOTHING_WRITTEN);
    if (stateOf(kept) === state && (kept.draft === null || state === TranslationState.PUBLISHED))
      return present(declaration, id, source, kept);
    nextVersion(kept, null);
    kept.changedAt = ctx.clock();
    if (state === TranslationState.PUBLISHED) {
      show(ctx, declaration, kept, written);
    } else {
      Object.assign(kept, { fields: written, draft: null, state });
      emit(ctx, new TranslationWithdrawn(id, kind, kept.language));
    }
    return present(declaration, id, source, kept);
  });
}

/**
 * Removes a translation with its draft: visitors read the thing as it was written.
 * @param key see translationKeySchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND
 */
export async function removeTranslation(ctx: Ctx, key: unknown): Promise<TranslatedThing> {
  authorize(ctx.actor, canTranslate(ctx.actor));
  const { kind, id } = translationKeySchema.parse(key);
  const declaration = declarationOf(kind);
  return transaction(ctx, async () => {
    const source = await findSource(ctx, declaration, id);
    const kept = await findKept(ctx, kind, id, source);
    if (!kept) throw notFound(NOT_TRANSLATED);
    ctx.em.remove(kept);
    emit(ctx, new TranslationRemoved(id, kind, kept.language));
    return present(declaration, id, source, null);
  });
}

/** Puts texts before visitors. */
function show(ctx: Ctx, declaration: Translatable, kept: Translation, fields: Document): void {
  Object.assign(kept, {
    fields,
    draft: null,
    state: TranslationState.PUBLISHED,
    searched: searchedIn(declaration, fields),
  });
  emit(ctx, new TranslationPublished(kept.thingId, declaration.kind, kept.language));
}

const writtenLast = ({ draft, fields }: Translation): Document => draft ?? fields;

/** Whether visitors see what was written last. */
const stateOf = ({ draft, state }: Translation): TranslationState => (draft ? TranslationState.DRAFT : state);

async function findSource(ctx: Ctx, declaration: Translatable, id: string): Promise<Source> {
  const source = await declaration.find(ctx, id);
  if (!source) throw notFound(NOTHING);
  return source;
}

const findKept = (ctx: Ctx, kind: TranslatedKind, id: string, source: Source): Promise<Translation | null> =>
  ctx.em.findOne(Translation, { kind, thingId: id, language: otherLanguage(source.language) });

/** The row of a translation, so that nobody else saves it meanwhile; one that was never written begins as version 0. */
async function lockKept(ctx: Ctx, kind: TranslatedKind, id: string, source: Source): Promise<Translation> {
  const key = { kind, thingId: id, language: otherLanguage(source.language) };
  const unwritten = { ...key, fields: {}, draft: null, source: null, state: TranslationState.DRAFT, version: 0 };
  await ctx.em
    .createQueryBuilder(Translation)
    .insert({ ...unwritten, searched: '', changedAt: ctx.clock() })
    .onConflict()
    .ignore()
    .execute('run');
  return ctx.em.findOneOrFail(Translation, key, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** The texts as the rules of the thing make them; those of them that were given. */
function checked(
  { textsFor, contentOf, check }: Translatable,
  source: Source,
  id: string,
  given: z.output<typeof translationSchema>['fields'],
): Record<string, unknown> {
  const texts = textsFor(id);
  const content = contentOf(source);
  const parsed = check(overlay(content, textsOf(overlay(content, given, texts), texts, given), texts) as never, id);
  return textsOf(parsed, texts, given);
}

function present(
  { kind, textsFor, contentOf }: Translatable,
  id: string,
  source: Source,
  kept: Translation | null,
): TranslatedThing {
  const texts = textsFor(id);
  const content = contentOf(source);
  const own = textsOf(content, texts);
  const translation = kept && kept.version > 0 ? presentKept(kept, own, texts) : null;
  return {
    kind,
    id,
    language: source.language,
    translatedInto: otherLanguage(source.language),
    texts: own,
    translation,
    missing: missingIn(content, translation?.fields, texts),
  };
}

function presentKept(kept: Translation, own: Document, texts: Texts): KeptTranslation {
  const source = kept.source && textsOf(kept.source, texts);
  return {
    fields: writtenLast(kept),
    state: stateOf(kept),
    isShown: kept.state === TranslationState.PUBLISHED,
    source,
    isOlder: !source || !isSameTexts(source, own, texts),
    version: kept.version,
    changedAt: kept.changedAt,
  };
}
