import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';

/** How PostgreSQL ends a moment in JSON when its session is in UTC. */
const UTC = '+00:00';
const SECONDS = '2026-03-01T04:00:00'.length;

/** A moment that PostgreSQL has written into JSON, as ISO text in UTC with milliseconds, like `Date.toISOString`. */
export function isoMoment(text: string): string {
  if (!text.endsWith(UTC)) return new Date(text).toISOString();
  const fraction = text.slice(SECONDS + 1, -UTC.length);
  return `${text.slice(0, SECONDS)}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

/** The scalar of `Date`, which also takes a moment of a row that was read without being made a `Date`. */
export const DateTimeScalar = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
  serialize: (value) => (typeof value === 'string' ? isoMoment(value) : GraphQLDateTimeISO.serialize(value)),
});
