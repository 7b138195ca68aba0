import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import type { Subscriber } from 'rxjs';
import { act } from '@testing-library/react';
import { afterEach } from 'vitest';
import { line } from '../graphql/live/line';

afterEach(() => line.set(false));

/** The live half of a server: what is subscribed to, and what a test tells those who did. */
export function liveServer(server: ApolloLink) {
  const watchers = new Set<{ name: string; variables: object; observer: Subscriber<ApolloLink.Result> }>();
  const live = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const watcher = { name: operationName ?? '', variables, observer };
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      }),
  );
  const of = (name: string) => [...watchers].filter((watcher) => watcher.name === name);
  return {
    link: ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, live, server),
    /** The variables of each that is running. */
    watched: (name: string) => of(name).map(({ variables }) => variables),
    tell: (name: string, data: Record<string, unknown>) =>
      act(async () => {
        for (const { observer } of of(name)) observer.next({ data });
      }),
    refuse: (name: string) =>
      act(async () => {
        for (const { observer } of of(name)) observer.error(new Error('refused'));
      }),
    /** The WebSocket stands, or does not. */
    connect: (isOpen = true) => act(async () => line.set(isOpen)),
  };
}
