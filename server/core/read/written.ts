import type { GraphQLFieldExtensions } from 'graphql';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    mayBeWritten?: boolean;
  }
}

/**
 * What a resolver answers with all that was asked below it, as the JSON that goes out: nothing of it is looked at again. Only whoever
 * gets a question with `mayBeWritten` may answer so.
 */
export class Written {
  constructor(readonly json: string) {}
}

/** `@Extensions` of a field of `Query` whose resolver gives just what `readConnection` or `readOne` found (decision 71). */
export const MAY_BE_WRITTEN = { mayBeWritten: true } satisfies GraphQLFieldExtensions<unknown, unknown>;

/** Thrown before anything is read, where whoever asked for finished JSON has to ask again without. */
export class NotWritable extends Error {}
