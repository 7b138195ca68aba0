import { ApolloLink, type ApolloClient, execute, gql } from '@apollo/client';
import { firstValueFrom } from 'rxjs';
import { vi } from 'vitest';

interface Asked {
  query: string;
  variables: Record<string, unknown>;
}

/** Leads what is asked of the server without the client, as bookings are, to the test's own last link. */
export function fetchThrough(link: ApolloLink, client: ApolloClient): void {
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url !== '/graphql') return others(url, init);
    const { query, variables } = JSON.parse(init.body as string) as Asked;
    const headers = init.headers as Record<string, string>;
    let operation: ApolloLink.Operation | undefined;
    const watched = new ApolloLink((asked, forward) => forward((operation = asked))).concat(link);
    const context = { idempotencyKey: headers['idempotency-key'], fetchOptions: { signal: init.signal }, headers };
    const { data, errors } = await firstValueFrom(
      execute(watched, { query: gql(query), variables, context }, { client }),
    );
    return Response.json({ data, errors }, { headers: operation?.getContext().response?.headers });
  });
}
