import { Field, ObjectType } from 'type-graphql';
import type { Language } from '../../accounts/index.js';
import type { PageSlug } from '../enums.js';
import type { PageContent } from '../schemas/index.js';

/** A page as it is shown. */
export type Page<Slug extends PageSlug> = PageContent<Slug> & {
  lastUpdated: Date;
  language: Language;
  languages: Language[];
};

/** What GraphQL says of a field, which is a text unless it says another type. */
interface FieldTexts {
  description: string;
  type?: object;
  nullable?: boolean;
}

/**
 * The type of GraphQL to a page or a part of one.
 * @param words what each field of the content means
 * @param whole the interface that it implements
 */
export function pageType<Content>(
  name: string,
  description: string,
  words: { [Key in keyof Content & string]: string | FieldTexts },
  whole?: abstract new () => object,
) {
  @ObjectType(name, { description, ...(whole && { implements: whole }) })
  class Type extends (whole ?? Object) {}
  for (const [key, said] of Object.entries<string | FieldTexts>(words)) {
    const { type = String, ...options } = typeof said === 'string' ? { description: said } : said;
    Field(() => type, options)(Type.prototype, key);
  }
  return Type;
}
