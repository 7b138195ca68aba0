import { ApolloLink, Observable } from '@apollo/client';

/**
 * A link that lets the operations of one name wait until `release` is called, so that a test can look at a screen in
 * between. Before it was released nothing of that name reaches the server behind it, but it is counted.
 */
export function held(operationName: string, server: ApolloLink, holds: (attempt: number) => boolean = () => true) {
  let attempts = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const gate = new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const waits = operation.operationName === operationName && holds(++attempts);
        void (waits ? released : Promise.resolve()).then(() => forward(operation).subscribe(observer));
      }),
  );
  return { link: gate.concat(server), release, attempts: () => attempts };
}
