import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLField, GraphQLSchema, OperationTypeNode } from 'graphql';
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import type { Ctx } from '../../core/context.js';
import { authorizeDoor } from '../../core/door.js';
import { forbidden } from '../../core/errors.js';
import { DateTimeScalar } from '../../core/read/moment.js';
import { all, type Room } from '../../room.js';
import { withScopes } from './scopePlaces.js';

/** What the types say in which the schema begins. */
const ROOTS: Readonly<Record<`${OperationTypeNode}`, string>> = {
  query:
    'What can be read. Errors carry `extensions.code`; what is for admins answers UNAUTHENTICATED to guests and FORBIDDEN to other people.',
  mutation:
    'What can be changed. Bad input is refused with BAD_INPUT and a message for each field in `extensions.fields`, and nothing is written. What answers a Boolean answers true; what answers an ID, that of what is gone.',
  subscription: 'What can be listened to.',
};

/** The GraphQL schema of the rooms: each root field opens to whom its door says, and one without a door to nobody. */
export function schemaOf(rooms: readonly Room[]): GraphQLSchema {
  // a field that is a property needs no resolver, which would be called for each of them
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers ??= true;
  const schema = buildSchemaSync({
    resolvers: all(rooms, 'resolvers') as unknown as NonEmptyArray<Function>,
    // type-graphql wants one; our subscriptions name their own source (infra/live)
    pubSub: createPubSub(),
    // the services check every input themselves, whichever door it comes through
    validate: false,
    // Apollo Server checks the schema when it starts; a second time costs a tenth of the start
    skipCheck: true,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
  });
  for (const [operation, description] of Object.entries(ROOTS)) {
    const root = schema.getRootType(operation as OperationTypeNode);
    // type-graphql makes the roots itself, and has no words for them
    Object.assign(root ?? {}, { description });
    for (const field of Object.values(root?.getFields() ?? {})) guard(field);
  }
  return withScopes(schema, {
    own: Object.assign({}, ...rooms.map(({ ownTypes }) => ownTypes)),
    parts: new Set(all(rooms, 'partTypes')),
  });
}

/** A policy looks closer, of what is opened. */
function guard(field: GraphQLField<unknown, Ctx>): void {
  const { door } = field.extensions;
  if (door?.who === 'anyone') return;
  const guarded =
    <Args extends [unknown, unknown, Ctx, ...unknown[]], Result>(inner: ((...args: Args) => Result) | undefined) =>
    (...args: Args): Result => {
      if (!door) throw forbidden();
      authorizeDoor(args[2].actor, door);
      return inner!(...args);
    };
  if (field.subscribe) field.subscribe = guarded(field.subscribe);
  field.resolve = guarded(field.resolve);
}
