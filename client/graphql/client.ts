import { ApolloClient, ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { BaseHttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { serverClock } from '../lib/serverClock';
import { sessionToken } from '../lib/token';
import { createCache } from './cache';
import { seenVersions } from './seenVersions';
import { liveLink } from './live/liveLink';
import { persistedLink } from './persistedLink';

declare module '@apollo/client' {
  /** Fragments are masked in the generated types (codegen.ts) as they are at run time. */
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}

  interface DefaultContext {
    /** Sent as `Idempotency-Key`: the same key gives back the first answer (decisions §4). */
    idempotencyKey?: string;
    /** The caller counts its attempts itself; the link must not add its own. */
    retriedByCaller?: boolean;
    /** What the HTTP link leaves behind. */
    response?: Response;
  }
}

/**
 * Adds who asks, the content version before which nothing shall be shown any more, and the idempotency key when the caller gave one.
 * When the server says that the token no longer counts, the session is over here, too (decisions §12).
 */
export const headersLink = new ApolloLink((operation, forward) => {
  const token = sessionToken.get();
  const { idempotencyKey } = operation.getContext();
  const newest = seenVersions.newest();
  operation.setContext(({ headers = {} }: { headers?: Record<string, string> }) => ({
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(newest > 0 && { 'content-version': String(newest) }),
    },
  }));
  return forward(operation).pipe(
    tap(() => {
      const headers = operation.getContext().response?.headers;
      sessionToken.heed(headers?.get('x-session'), token);
      const version = Number(headers?.get('content-version'));
      if (version > 0) seenVersions.note(version);
      // an answer to a question may come out of a cache
      if (operation.operationType === OperationTypeNode.MUTATION) serverClock.note(headers?.get('date'));
    }),
  );
});

/** Content is asked for three times, one second apart (public-site §4); a change is never repeated by itself. */
export const retryLink = new RetryLink({
  delay: { initial: 1000, max: 1000, jitter: false },
  attempts: {
    max: 3,
    retryIf: (error, operation) =>
      operation.operationType === OperationTypeNode.QUERY &&
      !operation.getContext().retriedByCaller &&
      !(ServerError.is(error) && error.statusCode < 500),
  },
});

/** Subscriptions go their own way; everything else is a request. */
const wire = () =>
  ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    liveLink,
    // the base link: the other one writes the library's name and version into each address, and nobody reads them
    persistedLink.concat(new BaseHttpLink({ uri: '/graphql' })),
  );

/** Looked at whenever a screen, or a page of a list, comes up: it is shown at once, and where it may be old it is asked for meanwhile. */
const watchQuery = {
  get fetchPolicy() {
    return seenVersions.cacheMayBeOld() ? ('cache-and-network' as const) : ('cache-first' as const);
  },
};

/** The one way to the server; tests give a last link of their own. */
export function createClient(lastLink: ApolloLink = wire()): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: ApolloLink.from([retryLink, headersLink, lastLink]),
    devtools: { enabled: import.meta.env.DEV },
    defaultOptions: { watchQuery },
  });
}
