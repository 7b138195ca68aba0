import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { TranslatedKind, TranslationState } from './enums.js';
import { TranslationInput } from './inputs.js';
import {
  listTranslations,
  readTranslation,
  removeTranslation,
  saveTranslation,
  setTranslationState,
} from './service.js';
import { languagesOf } from './shown.js';
import type { Translatable } from './translatable.js';
import { TranslatedThing } from './views.js';

const KIND = { description: 'What is translated.' } as const;
const THING = { description: 'Its id; of a page its slug.' } as const;

@Resolver()
export class TranslationResolver {
  @Query(() => TranslatedThing, {
    description: 'A thing with its texts in both languages; NOT_FOUND where there is none. For admins.',
  })
  @Door({ who: 'admin', scope: 'content' })
  translatedThing(
    @Context() ctx: Ctx,
    @Arg('kind', () => TranslatedKind, KIND) kind: TranslatedKind,
    @Arg('id', () => ID, THING) id: string,
  ): Promise<TranslatedThing> {
    return readTranslation(ctx, kind, id);
  }

  @Query(() => [TranslatedThing], {
    description: 'How far the translations of several things are, in their order, at most 100. For admins.',
  })
  @Door({ who: 'admin', scope: 'content' })
  translatedThings(
    @Context() ctx: Ctx,
    @Arg('kind', () => TranslatedKind, KIND) kind: TranslatedKind,
    @Arg('ids', () => [ID], { description: 'Their ids; those that there are not are left out.' }) ids: string[],
  ): Promise<TranslatedThing[]> {
    return listTranslations(ctx, kind, ids);
  }

  @Mutation(() => TranslatedThing, {
    description: 'Keeps the texts of a thing in its other language, as a draft or for visitors. For admins.',
  })
  @Door({ who: 'admin', scope: 'content' })
  saveTranslation(
    @Context() ctx: Ctx,
    @Arg('input', () => TranslationInput, { description: 'The whole translation; blank texts are left out.' })
    input: object,
  ): Promise<TranslatedThing> {
    return saveTranslation(ctx, input);
  }

  @Mutation(() => TranslatedThing, {
    description: 'Shows a translation to visitors, or takes it back; its texts stay as they are. For admins.',
  })
  @Door({ who: 'admin', scope: 'content' })
  setTranslationState(
    @Context() ctx: Ctx,
    @Arg('kind', () => TranslatedKind, KIND) kind: TranslatedKind,
    @Arg('id', () => ID, THING) id: string,
    @Arg('state', () => TranslationState, { description: 'Whether visitors see it from now on.' })
    state: TranslationState,
  ): Promise<TranslatedThing> {
    return setTranslationState(ctx, { kind, id }, state);
  }

  @Mutation(() => TranslatedThing, {
    description: 'Removes a translation: visitors read the thing as it was written. For admins.',
  })
  @Door({ who: 'admin', scope: 'content' })
  removeTranslation(
    @Context() ctx: Ctx,
    @Arg('kind', () => TranslatedKind, KIND) kind: TranslatedKind,
    @Arg('id', () => ID, THING) id: string,
  ): Promise<TranslatedThing> {
    return removeTranslation(ctx, { kind, id });
  }
}

/** What every translated thing says beside the language that it is shown in. @param of its type in the schema is the entity */
export function languagesResolver(of: Pick<Translatable, 'kind'> & { entity: unknown }) {
  @Resolver(() => of.entity as new () => object)
  class LanguagesResolver {
    @FieldResolver(() => [Language], { description: 'The languages that visitors can read it in.' })
    languages(@Context() ctx: Ctx, @Root() thing: { id: string; language: Language }): Promise<Language[]> {
      return languagesOf(ctx, of, thing);
    }
  }
  return LanguagesResolver;
}
