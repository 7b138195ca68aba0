import type { ApolloServerPlugin } from '@apollo/server';
import {
  type FieldNode,
  getNamedType,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  type SelectionSetNode,
} from 'graphql';
import type { ScopesNeeded } from '../../core/accessScope.js';
import type { Ctx } from '../../core/context.js';
import { type Actor, isByToken, whyNotByToken } from '../../core/policy.js';
import { type Fragments, fragmentsOf, selectedFields } from '../../core/read/selection.js';
import type { ValidOperation } from './operation.limits.js';
import { objectTypesOf, type Place, placesOf, type TokenPlaces } from './scopePlaces.js';

interface Walk {
  schema: GraphQLSchema;
  places: TokenPlaces;
  actor: Actor;
  fragments: Fragments;
  /** What was looked at already, and as part of what: fragments that spread others twice would double with each step. */
  seen: Map<SelectionSetNode, Set<string>>;
}

/**
 * Refuses an operation that an access token was not granted, before any of it runs: for each root field what is beside it,
 * and for each thing of another domain that is reached through it, the scope to read that. It is a walk over the text alone:
 * `@skip` and `@include` change nothing. Whoever comes with a session, or as a guest, passes.
 * @throws GraphQLError with an AppError FORBIDDEN in it, and status 403
 */
export function checkScopes({ schema, document, operation, actor }: ValidOperation & { actor: Actor }): void {
  if (!isByToken(actor)) return;
  const walk: Walk = {
    schema,
    places: placesOf(schema),
    actor,
    fragments: fragmentsOf(document),
    seen: new Map(),
  };
  const root = schema.getRootType(operation.operation);
  if (!root) return;
  for (const field of fieldsOf(operation.selectionSet, root, walk)) {
    // what the schema is like may be read by whoever reads anything
    if (field.name.value.startsWith('__')) continue;
    const door = walk.places.door(root, field.name.value);
    assertGranted(door.needed, field, walk);
    checkInside(field, root, door, walk);
  }
}

function checkInside(field: FieldNode, parent: GraphQLObjectType, from: Place, walk: Walk): void {
  const declared = parent.getFields()[field.name.value];
  if (!field.selectionSet || !declared) return;
  for (const type of objectTypesOf(getNamedType(declared.type), walk.schema)) {
    const place = walk.places.step(type.name, from);
    assertGranted(place.needed, field, walk);
    checkFields(field.selectionSet, type, place, walk);
  }
}

function checkFields(selections: SelectionSetNode, type: GraphQLObjectType, place: Place, walk: Walk): void {
  const seenAs = walk.seen.get(selections) ?? new Set();
  const as = `${type.name} ${place.domains.join()}`;
  if (seenAs.has(as)) return;
  walk.seen.set(selections, seenAs.add(as));
  for (const field of fieldsOf(selections, type, walk)) checkInside(field, type, place, walk);
}

/** The fields that are asked of a type, those in fragments that can be about it too. */
const fieldsOf = (selections: SelectionSetNode, type: GraphQLObjectType, { schema, fragments }: Walk): FieldNode[] =>
  selectedFields(
    selections,
    fragments,
    ({ typeCondition }) => !typeCondition || canBe(type, schema.getType(typeCondition.name.value), schema),
  );

const canBe = (type: GraphQLObjectType, condition: GraphQLNamedType | undefined, schema: GraphQLSchema): boolean =>
  !condition || condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));

function assertGranted(needed: ScopesNeeded, field: FieldNode, { actor }: Walk): void {
  const refusal = whyNotByToken(actor, needed);
  if (!refusal) return;
  throw new GraphQLError(refusal.message, {
    nodes: field,
    // with a path Apollo takes it for what it is, a refusal of ours, and not for a document that cannot be read
    path: [field.alias?.value ?? field.name.value],
    originalError: refusal,
    extensions: { http: { status: 403 } },
  });
}

/** Keeps access tokens to their scopes at the GraphQL door. */
export const limitToScopes = (): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, contextValue }) => {
      if (operation) checkScopes({ schema, document, operation, actor: contextValue.actor });
    },
  }),
});
