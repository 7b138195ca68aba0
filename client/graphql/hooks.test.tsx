import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seenVersions } from './seenVersions';
import { useTypedFragment, useTypedQuery } from './hooks';

test('a question that a new session broke off is asked again, and has not failed', async () => {
  let asked = 0;
  // the first time on its way for ever
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked += 1;
        if (asked === 1) return;
        observer.next({ data: { contentVersion: 7 } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const errors = new Set<unknown>();
  const { result } = renderHook(
    () => {
      const answer = useTypedQuery<{ contentVersion: number }, {}>(gql`
        query ContentVersion {
          contentVersion
        }
      `);
      errors.add(answer.error);
      return answer;
    },
    { wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider> },
  );
  await client.resetStore();
  await waitFor(() => expect(result.current.data).toEqual({ contentVersion: 7 }));
  expect([asked, ...errors]).toEqual([2, undefined]);
});

test('what newer content was heard of while it was drawn is asked for again, and nothing else', async () => {
  const query = gql`
    query ContentVersion {
      contentVersion
    }
  `;
  let asked = 0;
  const link = new ApolloLink(() => {
    asked += 1;
    return new Observable((observer) => {
      observer.next({ data: { contentVersion: 8 } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  client.writeQuery({ query, data: { contentVersion: 7 } });
  const look = (meanwhile: () => void) =>
    renderHook(
      () => {
        const answer = useTypedQuery<{ contentVersion: number }, {}>(query);
        meanwhile();
        return answer;
      },
      { wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider> },
    );
  seenVersions.note(7);
  const quiet = look(() => undefined);
  expect([quiet.result.current.data, asked]).toEqual([{ contentVersion: 7 }, 0]);
  quiet.unmount();
  const { result } = look(() => seenVersions.note(8));
  await waitFor(() => expect(result.current.data).toEqual({ contentVersion: 8 }));
  expect(asked).toBe(1);
});

test('a component shows what it had while its thing is out of the cache, and another thing as it is', async () => {
  interface Card {
    id: string;
    name: string;
  }
  const fragment: TypedDocumentNode<Card> = gql`
    fragment Card on Product {
      id
      name
    }
  `;
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const shelve = (id: string, name: string) =>
    client.writeFragment({ fragment, data: { __typename: 'Product', id, name } as Card });
  shelve('1', 'Sony');
  shelve('2', 'LG');
  const { result, rerender } = renderHook(
    ({ id }) => useTypedFragment(fragment, 'Card', { __typename: 'Product', id } as never).name,
    {
      wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
      initialProps: { id: '1' },
    },
  );
  expect(result.current).toBe('Sony');
  await act(() => client.clearStore());
  shelve('2', 'LG');
  expect(result.current).toBe('Sony');
  rerender({ id: '2' });
  expect(result.current).toBe('LG');
  act(() => void shelve('2', 'LG 55'));
  await waitFor(() => expect(result.current).toBe('LG 55'));
  client.cache.evict({ id: 'Product:2' });
  rerender({ id: '2' });
  expect(result.current).toBe('LG 55');
});
