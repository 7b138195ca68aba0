import type { Call, TestApp } from './testApp.js';

/** What a call gave, through whichever door: the fields of a thing, or why it was refused. */
export type Outcome<Thing extends object> = Partial<Thing> & {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
};

/** Asks for one thing through each door, so that one table of cases can compare the two. */
export const outcomesOf = <Thing extends object>(app: TestApp) => ({
  /** @param query of one root field; an id alone counts as a thing with that id */
  async graphql(query: string, variables: object, call?: Call): Promise<Outcome<Thing>> {
    const { data, errors } = await app.viaGraphql<Record<string, Outcome<Thing> | string> | null>(
      query,
      variables,
      call,
    );
    const result = Object.values(data ?? {})[0];
    const [error] = errors ?? [];
    const outcome = error
      ? { message: error.message, ...error.extensions }
      : typeof result === 'string'
        ? { id: result }
        : result;
    return outcome as Outcome<Thing>;
  },

  async rest(method: string, path: string, body?: unknown, call?: Call): Promise<Outcome<Thing>> {
    return (await app.viaRest<Outcome<Thing>>(method, path, body, call)).body;
  },
});
