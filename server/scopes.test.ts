import { isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { buildGraphqlSchema } from './graphql.js';
import { placesOf } from './platform/http/scopePlaces.js';
import { doorOf } from './platform/http/rest.js';
import { restRoutes } from './rest.js';
import { rules } from './scopes.js';

/** Each door has its place in the table of scopes; what each scope opens is tried in access.test.ts. */

const schema = buildGraphqlSchema();

it('says of each root field and each call what a token needs for it', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((root) =>
    root ? Object.keys(root.getFields()).map((field) => `${root.name}.${field}`) : [],
  );
  expect(rules.doors.toSorted()).toEqual([...fields, ...restRoutes.map(doorOf)].toSorted());
});

it('says whose each type is that several domains lead to', () => {
  expect(placesOf(schema).unplaced).toEqual([]);
});

it('speaks of types that are there', () => {
  const named = [...Object.keys(rules.types), ...rules.parts];
  expect(named.filter((name) => !isObjectType(schema.getType(name)))).toEqual([]);
});
