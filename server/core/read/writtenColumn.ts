import { type EntityProperty, ReferenceKind } from '@mikro-orm/core';
import {
  getNullableType,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLList,
  type GraphQLOutputType,
  GraphQLString,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { DateTimeScalar } from './moment.js';

/** Which columns PostgreSQL writes into JSON just as the scalars of GraphQL would: by what they are in JavaScript. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  ID: ['string'],
  String: ['string'],
  Float: ['number'],
  Boolean: ['boolean'],
};

/** The same for Int, which takes no fractions: by how they are declared. */
const WHOLE_NUMBERS = ['smallint', 'int', 'integer'];

/** A column as JSON: a moment as ISO text in UTC with milliseconds (cut, not rounded), of a relation an object with the id. */
export function asJson(property: EntityProperty, column: string): string {
  if (property.kind === ReferenceKind.MANY_TO_ONE) {
    return `case when ${column} is not null then json_build_object('id', ${column}) end`;
  }
  return property.runtimeType === 'Date'
    ? `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : column;
}

/**
 * A column as a field of GraphQL writes it, as SQL.
 * @param column with its table, as `r."name"`
 * @returns null where the field is more than its column, or could be refused for what is in it
 */
export function writtenColumn(
  field: GraphQLField<unknown, unknown>,
  property: EntityProperty,
  column: string,
): string | null {
  if (field.resolve || field.args.length > 0 || property.kind !== ReferenceKind.SCALAR) return null;
  if (isNonNullType(field.type) && property.nullable) return null;
  const type = getNullableType(field.type);
  // the rules of what is written see to the items
  if (isListType(type)) return isListOfTexts(type) && property.columnTypes[0] === 'jsonb' ? column : null;
  if (isEnumType(type)) return writtenEnum(type, property, column);
  if (!isScalarType(type)) return null;
  if (type === DateTimeScalar) return property.runtimeType === 'Date' ? asJson(property, column) : null;
  if (type.name === 'Int') return WHOLE_NUMBERS.includes(property.columnTypes[0]!) ? column : null;
  return ALIKE[type.name]?.includes(property.runtimeType) ? column : null;
}

const isListOfTexts = ({ ofType }: GraphQLList<GraphQLOutputType>): boolean =>
  getNullableType(ofType) === GraphQLString;

/** The names of the values; the database itself refuses any that the entity does not list. */
function writtenEnum(type: GraphQLEnumType, { items = [] }: EntityProperty, column: string): string | null {
  const names = type.getValues().map(({ name, value }): [unknown, string] => [value, name]);
  if (items.length === 0 || !items.every((item) => names.some(([value]) => value === item))) return null;
  if (names.every(([value, name]) => value === name)) return column;
  const cases = names.map(([value, name]) => `when '${String(value).replaceAll("'", "''")}' then '${name}'`);
  return `case ${column} ${cases.join(' ')} end`;
}
