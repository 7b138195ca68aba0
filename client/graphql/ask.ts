import type { TypedDocumentNode, Unmasked } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { signalIn } from '../lib/soon';
import { type ReadableError, readGraphQLErrors, unreached } from './errors';

/** An answer that takes longer is not awaited any more, in milliseconds: the line may have gone without a word. */
export const ANSWER_WITHIN_MS = 60_000;

/** How long an answer asks to wait before the next try, in milliseconds; 0 where it does not. */
export const pauseAskedFor = ({ headers }: Response): number =>
  Math.max(0, Number(headers.get('retry-after')) * 1000 || 0);

type Answer<Data> =
  | { data: Data; problem: null; pauseMs: number }
  | { data: null; problem: ReadableError; pauseMs: number };

interface Terms {
  token: string | null;
  /** Told what the server says beside its answer. */
  onAnswer?: (headers: Headers) => void;
  /** The `Idempotency-Key`. */
  key?: string;
}

/** Asks the server without Apollo's client, which the worker does not have. Never rejected. What comes back is not masked. */
export async function ask<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { token, onAnswer, key }: Terms,
): Promise<Answer<Unmasked<Data>>> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(key && { 'idempotency-key': key }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      // as the cache wants the answer
      body: JSON.stringify({ query: print(addTypenameToDocument(document)), variables }),
      signal: signalIn(ANSWER_WITHIN_MS),
    });
    onAnswer?.(response.headers);
    const pauseMs = pauseAskedFor(response);
    const answer: unknown = await response.json().catch(() => null);
    const { data, errors } = Object(answer) as { data?: Unmasked<Data> | null; errors?: unknown };
    if (Array.isArray(errors)) return { data: null, problem: readGraphQLErrors(errors), pauseMs };
    return data ? { data, problem: null, pauseMs } : { data: null, problem: unreached, pauseMs };
  } catch {
    return { data: null, problem: unreached, pauseMs: 0 };
  }
}
