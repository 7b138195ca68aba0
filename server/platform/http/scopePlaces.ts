import {
  getNamedType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
} from 'graphql';
import { type AccessDomain, scopeOf, type ScopesNeeded } from '../accessScope.js';
import { domainsOf, type ScopeRules } from './scopeRules.js';

/** Where one stands in an answer: what it took to get there, and as part of which domains one sees what is there. */
export interface Place {
  needed: ScopesNeeded;
  domains: readonly AccessDomain[];
}

/** What access tokens need to walk about in a schema. */
export interface TokenPlaces {
  door(name: string): Place;
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

/** Lays the table of scopes on a schema, for `checkScopes`. */
export function withScopes(schema: GraphQLSchema, rules: ScopeRules): GraphQLSchema {
  const unplaced = unplacedTypes(schema, rules);
  const closed = new Set(unplaced);
  const scopePlaces: TokenPlaces = {
    door: (name) => placeOfDoor(rules, name),
    step: (type, from) => (closed.has(type) ? CLOSED : stepInto(rules, type, from)),
    unplaced,
  };
  schema.extensions = { ...schema.extensions, scopePlaces };
  return schema;
}

function placeOfDoor(rules: ScopeRules, name: string): Place {
  const needed = rules.neededFor(name);
  return { needed, domains: domainsOf(needed ?? []) };
}

function stepInto({ types }: ScopeRules, type: string, { domains }: Place): Place {
  const owners = types[type];
  if (!owners) return { needed: [], domains };
  // a door of several domains leads into each of them as that domain's own door does, not as the others' as well
  const own = owners.filter((owner) => domains.includes(owner));
  if (own.length > 0) return { needed: [], domains: own };
  return { needed: [scopeOf(owners[0], 'read')], domains: [owners[0]] };
}

/** Follows every way that is open to some token, and notes in which domains each type is met. */
function unplacedTypes(schema: GraphQLSchema, rules: ScopeRules): string[] {
  const met = new Map<string, Set<string>>();
  const visit = (parent: GraphQLObjectType, placeOfField: (field: string) => Place) => {
    for (const field of Object.values(parent.getFields())) {
      const from = placeOfField(field.name);
      if (from.needed === null) continue;
      for (const type of objectTypesOf(getNamedType(field.type), schema)) {
        const place = stepInto(rules, type.name, from);
        const metIn = met.get(type.name) ?? new Set();
        const here = place.domains.join();
        if (metIn.has(here)) continue;
        met.set(type.name, metIn.add(here));
        visit(type, () => place);
      }
    }
  };
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (root) visit(root, (field) => placeOfDoor(rules, `${root.name}.${field}`));
  }
  const isPlaced = (type: string) => type in rules.types || rules.parts.has(type);
  return [...met].filter(([type, metIn]) => metIn.size > 1 && !isPlaced(type)).map(([type]) => type);
}

/** What a field can turn out to be. */
export function objectTypesOf(type: GraphQLNamedType, schema: GraphQLSchema): readonly GraphQLObjectType[] {
  if (isAbstractType(type)) return schema.getPossibleTypes(type);
  return isObjectType(type) ? [type] : [];
}
