import { isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { placesOf } from './http/graphql/scopePlaces.js';
import { all } from './room.js';
import { buildGraphqlSchema, rooms } from './rooms.js';

/** What each scope opens is tried in access.test.ts. */

const schema = buildGraphqlSchema();

it('each root field says whom it is for and what it asks of an access token', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
  expect(fields.filter(({ extensions }) => !extensions.door).map(({ name }) => name)).toEqual([]);
});

it('the rooms say whose each type is that several domains lead to', () => {
  expect(placesOf(schema).unplaced).toEqual([]);
});

it('they speak of types that are there', () => {
  const named = [...rooms.flatMap(({ ownTypes }) => Object.keys(ownTypes ?? {})), ...all(rooms, 'partTypes')];
  expect(named.filter((name) => !isObjectType(schema.getType(name)))).toEqual([]);
});
