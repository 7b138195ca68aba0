import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';

/** The scalar of `Date`, which also takes what a row has instead of one: an ISO text in UTC. */
export const DateTimeScalar = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
  serialize: (value) => (typeof value === 'string' ? value : GraphQLDateTimeISO.serialize(value)),
});
