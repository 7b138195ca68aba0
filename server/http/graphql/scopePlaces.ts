import {
  getNamedType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
} from 'graphql';
import { type AccessDomain, type AccessScope, scopeOf, type ScopesNeeded } from '../../core/accessScope.js';
import { scopesNeeded } from '../../core/door.js';
import type { Room } from '../../room.js';

/** Whose the types are that more than one domain leads to, and which are parts of others (room.ts). */
export interface TypeOwners {
  own: NonNullable<Room['ownTypes']>;
  parts: ReadonlySet<string>;
}

/** Where one is in an answer: what it took to get there, and as part of which domains one sees what is there. */
export interface Place {
  needed: ScopesNeeded;
  domains: readonly AccessDomain[];
}

/** What access tokens need to walk about in a schema. */
export interface TokenPlaces {
  door(root: GraphQLObjectType, field: string): Place;
  step(type: string, from: Place): Place;
  /** Types that several domains lead to and of which nobody has said whose they are: no token comes to them. */
  unplaced: readonly string[];
}

declare module 'graphql' {
  interface GraphQLSchemaExtensions {
    scopePlaces?: TokenPlaces;
  }
}

const CLOSED: Place = { needed: null, domains: [] };

/** What was left in a schema; where nothing was, everything is closed to tokens. */
export const placesOf = (schema: GraphQLSchema): TokenPlaces =>
  schema.extensions.scopePlaces ?? { door: () => CLOSED, step: () => CLOSED, unplaced: [] };

/** Lays on a schema what its doors ask of access tokens, for `checkScopes`. */
export function withScopes(schema: GraphQLSchema, owners: TypeOwners): GraphQLSchema {
  const door = (root: GraphQLObjectType, field: string) => placeOfDoor(schema, root, field);
  const unplaced = unplacedTypes(schema, owners, door);
  const closed = new Set(unplaced);
  const scopePlaces: TokenPlaces = {
    door,
    step: (type, from) => (closed.has(type) ? CLOSED : stepInto(owners, type, from)),
    unplaced,
  };
  schema.extensions = { ...schema.extensions, scopePlaces };
  return schema;
}

function placeOfDoor(schema: GraphQLSchema, root: GraphQLObjectType, field: string): Place {
  const rule = root.getFields()[field]?.extensions.door;
  if (!rule) return CLOSED;
  const needed = scopesNeeded(rule, root === schema.getMutationType() ? 'write' : 'read');
  return { needed, domains: domainsOf(needed ?? []) };
}

/** The domains that scopes are about. */
const domainsOf = (scopes: readonly AccessScope[]): AccessDomain[] =>
  scopes.map((scope) => scope.split(':')[0] as AccessDomain).toSorted();

function stepInto({ own: ownTypes }: TypeOwners, type: string, { domains }: Place): Place {
  const owners = ownTypes[type];
  if (!owners) return { needed: [], domains };
  // a door of several domains leads into each of them as that domain's own door does, not as the others' as well
  const own = owners.filter((owner) => domains.includes(owner));
  if (own.length > 0) return { needed: [], domains: own };
  return { needed: [scopeOf(owners[0], 'read')], domains: [owners[0]] };
}

/** Follows every way that is open to some token, and notes in which domains each type is met. */
function unplacedTypes(schema: GraphQLSchema, owners: TypeOwners, door: TokenPlaces['door']): string[] {
  const met = new Map<string, Set<string>>();
  const visit = (parent: GraphQLObjectType, placeOfField: (field: string) => Place) => {
    for (const field of Object.values(parent.getFields())) {
      const from = placeOfField(field.name);
      if (from.needed === null) continue;
      for (const type of objectTypesOf(getNamedType(field.type), schema)) {
        const place = stepInto(owners, type.name, from);
        const metIn = met.get(type.name) ?? new Set();
        const here = place.domains.join();
        if (metIn.has(here)) continue;
        met.set(type.name, metIn.add(here));
        visit(type, () => place);
      }
    }
  };
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (root) visit(root, (field) => door(root, field));
  }
  const isPlaced = (type: string) => type in owners.own || owners.parts.has(type);
  return [...met].filter(([type, metIn]) => metIn.size > 1 && !isPlaced(type)).map(([type]) => type);
}

/** What a field can turn out to be. */
export function objectTypesOf(type: GraphQLNamedType, schema: GraphQLSchema): readonly GraphQLObjectType[] {
  if (isAbstractType(type)) return schema.getPossibleTypes(type);
  return isObjectType(type) ? [type] : [];
}
