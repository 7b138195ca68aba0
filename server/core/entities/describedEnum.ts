import { registerEnumType } from 'type-graphql';

/**
 * Gives an enum to GraphQL, where third parties read what each value stands for; a value without words is a type error.
 * @param values the enum itself; GraphQL knows its values by their keys
 * @param name the type in the schema
 * @param words what each value stands for, by its key
 */
export function describedEnum<Values extends Readonly<Record<string, string>>>(
  values: Values,
  name: string,
  description: string,
  words: Readonly<Record<keyof Values & string, string>>,
): void {
  const valuesConfig = Object.fromEntries(
    Object.entries<string>(words).map(([key, text]) => [key, { description: text }]),
  );
  registerEnumType<Record<string, string>>(values, { name, description, valuesConfig });
}

/**
 * Declares an enum whose values are their own names: `export const Side = enumOf('Side', …)`, and beside it
 * `export type Side = keyof typeof Side`.
 * @param words what each value stands for
 */
export function enumOf<Texts extends Readonly<Record<string, string>>>(
  name: string,
  description: string,
  words: Texts,
): { readonly [Key in keyof Texts & string]: Key } {
  const values = Object.fromEntries(Object.keys(words).map((key) => [key, key]));
  describedEnum(values, name, description, words);
  return values as { readonly [Key in keyof Texts & string]: Key };
}
