import type { InLanguage } from '../core/read/model.js';
import { TranslationState } from './enums.js';
import type { Translatable } from './translatable.js';

/** How a read model reads the columns of a thing in another language: with the thing, in the same statement. */
export function translatedColumns({ kind, textsFor }: Pick<Translatable, 'kind' | 'textsFor'>): InLanguage {
  const texts = textsFor('');
  const published = (what: string, row: string, language: string) =>
    `(select ${what} from "translation" "t" where "t"."kind" = '${kind}' and "t"."thing_id" = ${row}."id"::text` +
    ` and "t"."language" = '${language}' and "t"."state" = '${TranslationState.PUBLISHED}' and ${row}."language" <> '${language}')`;
  return (name, { column, row, isJson }, language) => {
    if (name === 'language') return `coalesce(${published(`'${language}'::text`, row, language)}, ${column})`;
    if (texts[name] !== true) return column;
    return `coalesce(${published(`"t"."fields"${isJson ? '->' : '->>'}'${name}'`, row, language)}, ${column})`;
  };
}
