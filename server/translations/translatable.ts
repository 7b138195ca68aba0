import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { isUuid } from '../core/entities/ids.js';
import type { TranslatedKind } from './enums.js';
import type { Document, Texts } from './texts.js';

/** What every translated thing has. */
export interface Source {
  /** In which it was written. */
  language: Language;
  version: number;
}

interface Declaration<Thing extends Source> {
  kind: TranslatedKind;
  entity: EntityClass<Thing>;
  /** Which of its fields are texts; where that differs from thing to thing, by its id. */
  texts: Texts | ((id: string) => Texts);
  /** Those of them that are searched. */
  searched?: readonly string[];
  /**
   * The rules of the thing's own texts: checks the thing with its texts in the other language, and makes them safe.
   * @throws ZodError
   */
  check(content: Document, id: string): object;
  /** What of the thing is checked; all of it if not given. */
  contentOf?(thing: Thing): object;
  /** The name of its id in the entity; `id` if not given. */
  idName?: string;
}

/** A kind of thing with texts in two languages. */
export interface Translatable<Thing extends Source = Source> extends Declaration<Thing> {
  contentOf(thing: Thing): object;
  textsFor(id: string): Texts;
  /** Locks nothing. @returns null for an id that names none */
  find(ctx: Ctx, id: string): Promise<Thing | null>;
  /** Several by their ids. */
  findAll(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Thing>>;
  idName: string;
}

const declared = new Map<TranslatedKind, Translatable>();

/** Declares, once for each kind of thing, which of its fields are texts and by which rules they are checked. */
export function translatable<Thing extends Source>(declaration: Declaration<Thing>): Translatable<Thing> {
  const { idName = 'id', entity, texts } = declaration;
  const whole: Translatable<Thing> = {
    contentOf: (thing) => thing,
    ...declaration,
    idName,
    textsFor: typeof texts === 'function' ? texts : () => texts,
    find: async (ctx, id) =>
      idName !== 'id' || isUuid(id) ? await ctx.em.findOne(entity, { [idName]: id } as FilterQuery<Thing>) : null,
    findAll: async (ctx, ids) => {
      const known = idName === 'id' ? ids.filter(isUuid) : ids;
      const things = await ctx.em.find(entity, { [idName]: { $in: known } } as FilterQuery<Thing>);
      return new Map(things.map((thing) => [(thing as never)[idName] as string, thing as Thing]));
    },
  };
  declared.set(declaration.kind, whole);
  return whole;
}

/** The declaration of a kind. @throws Error where no room has declared it */
export function declarationOf(kind: TranslatedKind): Translatable {
  const found = declared.get(kind);
  if (!found) throw new Error(`No room has declared ${kind}.`);
  return found;
}

/** The declaration of the kind that an entity is, if it is one. */
export const declarationOfEntity = (entity: unknown): Translatable | undefined =>
  [...declared.values()].find((each) => each.entity === entity);

/** The other of the two languages. */
export const otherLanguage = (language: Language): Language => (language === Language.EN ? Language.NE : Language.EN);

/** What of a translation's texts is searched. */
export const searchedIn = ({ searched = [] }: Pick<Translatable, 'searched'>, fields: Document): string =>
  searched.map((name) => (fields[name] as string | undefined) ?? '').join(' ');
