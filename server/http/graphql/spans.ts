import type { ApolloServerPlugin } from '@apollo/server';
import type { OperationDefinitionNode } from 'graphql';
import type { Ctx } from '../../core/context.js';
import type { Attributes } from '../../infra/telemetry/telemetry.js';

type Name = (name: string, attributes: Attributes) => void;

/** By the entity manager, which is the operation's own also where Apollo has copied its context. */
const names = new WeakMap<Ctx['em'], Name>();

/** Does the work of a request for an operation, of which only Apollo knows which one it is, as a span of the traces. */
export const traced = <T>({ em, telemetry }: Pick<Ctx, 'em' | 'telemetry'>, work: () => Promise<T>): Promise<T> =>
  telemetry.span('graphql', {}, (note, rename) => {
    names.set(em, (name, attributes) => {
      rename(name);
      note(attributes);
    });
    return work();
  });

/**
 * What an operation is called in the traces.
 * @param isOurs whether it is one of the client's own: others may have given theirs any name, and are called by their kind alone
 */
export function spanOf({ operation, name }: OperationDefinitionNode, isOurs: boolean): [name: string, Attributes] {
  const ownName = isOurs ? name?.value : undefined;
  const attributes = { 'graphql.operation.type': operation, ...(ownName && { 'graphql.operation.name': ownName }) };
  return [ownName ? `${operation} ${ownName}` : operation, attributes];
}

/** Gives the span of each operation its name. @param known the client's own documents, by their hash */
export const nameSpans = (known: Readonly<Record<string, string>>): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, queryHash, contextValue }) => {
      if (operation) names.get(contextValue.em)?.(...spanOf(operation, Object.hasOwn(known, queryHash)));
    },
  }),
});
