import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, skipToken, useSubscription } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { line } from './line';

/** A subscription that was refused is tried again after this; until then its page asks by itself. */
const AGAIN_MS = 60_000;

interface LiveOptions<Data, Variables> {
  variables?: Variables;
  /** Called with each answer, the first included. What has an id is in the cache by then. */
  onData?: (data: Data) => void;
}

/** Whether live updates come at the moment. */
export const useLineOpen = (): boolean => useSyncExternalStore(line.subscribe, line.isOpen, () => false);

/**
 * Watches something through a subscription: its answers go into the cache, from which the screen reads. It draws nothing by itself.
 * @returns whether it is watched: while not, the screen has to poll
 */
export function useLive<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: LiveOptions<Data, Variables> | SkipToken,
): boolean {
  const isOpen = useLineOpen();
  const [isRefused, setRefused] = useState(false);
  const isSkipped = options === skipToken;
  const { restart } = useSubscription<Data>(
    document,
    isSkipped
      ? skipToken
      : {
          ...(options.variables && { variables: options.variables }),
          ignoreResults: true,
          onData: ({ data: { data } }) => {
            setRefused(false);
            if (data) options.onData?.(data);
          },
          onError: () => setRefused(true),
        },
  );
  useEffect(() => {
    if (!isRefused || isSkipped) return undefined;
    const timer = setTimeout(() => {
      setRefused(false);
      restart();
    }, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isRefused, isSkipped, restart]);
  return isOpen && !isRefused && !isSkipped;
}
