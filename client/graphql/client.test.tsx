import { ApolloLink, gql, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { from } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionToken } from '../lib/token';
import { createClient } from './client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionToken.reload();
});

const question = gql`
  query ContentVersion {
    contentVersion
  }
`;
const change = gql`
  mutation Touch {
    touch
  }
`;

/** A server that loses the first requests and writes down what it was sent. */
function losing(times: number) {
  const received: Record<string, unknown>[] = [];
  const link = new ApolloLink((operation) => {
    received.push(operation.getContext().headers as Record<string, unknown>);
    return new Observable((observer) => {
      if (received.length <= times) return observer.error(new TypeError('Failed to fetch'));
      observer.next({ data: { contentVersion: 3, touch: true } });
      observer.complete();
    });
  });
  return { received, client: createClient(link) };
}

test('a question is asked three times, one second apart', async () => {
  const { received, client } = losing(2);
  const answer = client.query({ query: question, fetchPolicy: 'no-cache' });
  await vi.advanceTimersByTimeAsync(999);
  expect(received).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1001);
  expect((await answer).data).toMatchObject({ contentVersion: 3 });
  expect(received).toHaveLength(3);
});

test('a question whose caller counts by itself, and a change, are asked once', async () => {
  const { received, client } = losing(9);
  const options = { query: question, fetchPolicy: 'no-cache', context: { retriedByCaller: true } } as const;
  await expect(client.query(options)).rejects.toThrow('Failed to fetch');
  await expect(client.mutate({ mutation: change })).rejects.toThrow('Failed to fetch');
  expect(received).toHaveLength(2);
});

test('sends the token that the device keeps, and the key the caller gave', async () => {
  const { received, client } = losing(0);
  await client.mutate({ mutation: change });
  sessionToken.set('abc');
  await client.mutate({ mutation: change, context: { idempotencyKey: 'k-1' } });
  expect(received).toEqual([{}, { authorization: 'Bearer abc', 'idempotency-key': 'k-1' }]);
});

/** A server with ever newer content; of each question it tells how often it was asked. */
function growing() {
  let version = 7;
  const asked: Record<string, number> = {};
  const link = new ApolloLink((operation) => {
    const key = JSON.stringify(operation.variables);
    asked[key] = (asked[key] ?? 0) + 1;
    operation.setContext({ response: new Response(null, { headers: { 'Content-Version': String(version) } }) });
    const product = { __typename: 'Product', id: operation.variables.id, name: `of ${version}` };
    return from(Promise.resolve({ data: { product } }));
  });
  return { asked, change: () => ++version, client: createClient(link) };
}

test('what comes on screen again is asked for, once any answer was of another content', async () => {
  const query = gql`
    query Product($id: ID!) {
      product(id: $id) {
        id
        name
      }
    }
  `;
  const { asked, change, client } = growing();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const look = (id: string) =>
    renderHook((variables) => useQuery<{ product: { name: string } }>(query, { variables }), {
      wrapper,
      initialProps: { id },
    });
  vi.useRealTimers();
  const first = look('1');
  await vi.waitFor(() => expect(first.result.current.data?.product.name).toBe('of 7'));
  first.unmount();
  look('1');
  expect(asked).toEqual({ '{"id":"1"}': 1 });
  change();
  // of the new content
  const screen = look('2');
  await vi.waitFor(() => expect(screen.result.current.data?.product.name).toBe('of 8'));
  change();
  // on the screen that is there, and what it shows of old is there at once
  screen.rerender({ id: '1' });
  expect(screen.result.current.data?.product.name).toBe('of 7');
  await vi.waitFor(() => expect(screen.result.current.data?.product.name).toBe('of 9'));
  expect(asked).toEqual({ '{"id":"1"}': 2, '{"id":"2"}': 1 });
});

/** A server that says of every token that it no longer counts. */
function forgetful(onRequest: () => void = () => undefined) {
  const link = new ApolloLink((operation) => {
    onRequest();
    operation.setContext({ response: new Response(null, { headers: { 'X-Session': 'ended' } }) });
    return new Observable((observer) => {
      observer.next({ data: { contentVersion: 3, touch: true } });
      observer.complete();
    });
  });
  return createClient(link);
}

test('the server’s word that the session has ended ends it here', async () => {
  sessionToken.set('abc');
  const ends: unknown[] = [];
  const stop = sessionToken.subscribe((end) => ends.push(end));
  await forgetful().mutate({ mutation: change });
  stop();
  expect([sessionToken.get(), ends]).toEqual([null, ['ended']]);
});

test('an answer to an older session does not end the one that has begun meanwhile', async () => {
  sessionToken.set('abc');
  await forgetful(() => sessionToken.set('def')).mutate({ mutation: change });
  expect(sessionToken.get()).toBe('def');
});
