import type { DocumentNode, FragmentType, OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  skipToken,
  type SkipToken,
  useApolloClient,
  useFragment,
  type useMutation,
  useQuery,
} from '@apollo/client/react';
import { InvariantError } from '@apollo/client/utilities/invariant';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { seenVersions } from './seenVersions';

/**
 * What the generated hooks are made of. `returnPartialData` is left out on purpose: with it every field of every
 * answer would be optional, and no screen wants half a record.
 */
export type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  useQuery.Options<TData, TVariables>,
  'returnPartialData'
>;

/** Options are required exactly when the operation has a required variable. */
export type QueryArguments<TData, TVariables extends OperationVariables> = {} extends TVariables
  ? [options?: QueryOptions<TData, TVariables> | SkipToken]
  : [options: QueryOptions<TData, TVariables> | SkipToken];

export type QueryResult<TData, TVariables extends OperationVariables> = useQuery.Result<
  TData,
  TVariables,
  'complete' | 'streaming' | 'empty'
>;

export type MutationOptions<TData, TVariables extends OperationVariables> = useMutation.Options<TData, TVariables>;

/**
 * `useQuery` with the narrower types above; only generated code calls it. A new session empties the cache, which breaks off
 * what is on its way, and asks for it again at once: that is no failure.
 */
export function useTypedQuery<TData, TVariables extends OperationVariables>(
  document: DocumentNode | TypedDocumentNode<TData, TVariables>,
  ...options: QueryArguments<TData, TVariables>
): QueryResult<TData, TVariables> {
  const result = useQuery(document, options[0] as useQuery.Options<TData, TVariables>);
  useFreshFromTheStart(result);
  return result.error instanceof InvariantError ? { ...result, error: undefined } : result;
}

/** The same for a query that is asked in the language of whoever looks; another language is another question. */
export function useQueryInLanguage<TData, TVariables extends OperationVariables>(
  document: DocumentNode | TypedDocumentNode<TData, TVariables>,
  ...[given]: QueryArguments<TData, TVariables>
): QueryResult<TData, TVariables> {
  const { i18n } = useLingui();
  const language = i18n.locale === 'ne' ? 'NE' : 'EN';
  const asked =
    given === skipToken ? given : { ...given, variables: { language, ...(given?.variables as object | undefined) } };
  return useTypedQuery(document, ...([asked] as unknown as QueryArguments<TData, TVariables>));
}

/**
 * `useFragment` for generated code alone: what a component asked for of the thing that it was given. Where the cache is emptied, or a
 * field thrown out of it, the component shows what it had until the answer to its page's next question is there.
 */
export function useTypedFragment<TData>(
  fragment: TypedDocumentNode<TData>,
  fragmentName: string,
  from: FragmentType<TData>,
): TData {
  const { cache } = useApolloClient();
  const result = useFragment({ fragment, fragmentName, from });
  const data = result.data as TData;
  const id = cache.identify(from);
  const [last, setLast] = useState({ id, data });
  if (result.complete && data !== last.data) setLast({ id, data });
  return result.complete || id !== last.id ? data : last.data;
}

interface Refetchable {
  data?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Asks again for what the cache gave if newer content was learnt of before it was on the screen: until then it was no active query, which
 * the content poll refetches. A part of a drawn page may take long to be taken over.
 */
function useFreshFromTheStart({ data, loading, refetch }: Refetchable): void {
  const [known] = useState(seenVersions.newest);
  const askAgain = useEffectEvent(() => {
    if (data !== undefined && !loading && seenVersions.newest() > known) refetch().catch(() => undefined);
  });
  useEffect(() => askAgain(), []);
}
