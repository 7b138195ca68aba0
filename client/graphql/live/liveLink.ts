import { ApolloLink } from '@apollo/client';
import { defer, switchMap } from 'rxjs';

/** The way of subscriptions: over a WebSocket, whose code comes with the first of them. */
export const liveLink = new ApolloLink((operation) =>
  defer(() => import('./socket')).pipe(switchMap(({ socketLink }) => socketLink.request(operation))),
);
