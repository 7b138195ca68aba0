import { LRUCache } from 'lru-cache';
import type { Operation } from '../graphql/writeAnswer.js';
import type { SharedHeaders } from './guestAnswer.js';

/** The least used go first. As Apollo weighs the documents that it keeps: their parsed form is many times their text. */
const LARGEST_BYTES = 16 * 1024 * 1024;

/** An operation that guests have asked for: it can be read, is valid, all guests get the same, and the database has written it. */
export interface KnownQuestion extends Pick<Operation, 'schema' | 'document' | 'operation'> {
  operationName: string | null | undefined;
  /** The SHA-256 of its document. */
  hash: string;
  headers: SharedHeaders;
}

/** What a request asks for. */
export interface Asked {
  /** The document, or its hash, which cannot be mistaken for one. */
  document: string;
  operationName: string | undefined;
  variables: Readonly<Record<string, unknown>> | undefined;
}

/** The questions that the database alone has to be asked again, whatever their variables; see `askAgain`. */
export class KnownQuestions {
  readonly #questions = new LRUCache<string, KnownQuestion>({
    maxSize: LARGEST_BYTES,
    sizeCalculation: ({ document }, key) => JSON.stringify(document).length + 2 * key.length,
  });

  /** @param manner all of a request but the question that the headers of its answer depend on */
  find(manner: string, { document, operationName }: Asked): KnownQuestion | undefined {
    return this.#questions.get(keyOf(manner, document, operationName));
  }

  learn(manner: string, source: string, question: KnownQuestion): void {
    for (const document of [source, question.hash]) {
      this.#questions.set(keyOf(manner, document, question.operationName), question);
    }
  }
}

const keyOf = (manner: string, document: string, operationName: string | null | undefined): string =>
  `${manner} ${operationName ?? ''}\n${document}`;

/**
 * Reads a question as Apollo does.
 * @param text the body of a POST, the address of a GET
 * @returns null for whatever Apollo would refuse or take in a way of its own, as a document that comes with its hash
 */
export function askedIn(method: string | undefined, text: string): Asked | null {
  try {
    return method === 'POST' ? understand(JSON.parse(text)) : understand(inAddress(text));
  } catch {
    return null;
  }
}

/** @throws SyntaxError where a part that should be JSON is none */
function inAddress(address: string): Record<string, unknown> | null {
  const parts = new URLSearchParams(address.slice(address.indexOf('?')));
  const found: Record<string, unknown> = {};
  for (const name of ['query', 'operationName', 'variables', 'extensions']) {
    const [value, ...others] = parts.getAll(name);
    if (others.length > 0) return null;
    if (value !== undefined) found[name] = IN_JSON.has(name) ? JSON.parse(value) : value;
    if (found[name] === null) return null;
  }
  return found;
}

const IN_JSON = new Set(['variables', 'extensions']);

function understand(given: unknown): Asked | null {
  if (!isRecord(given)) return null;
  const { query, extensions } = given;
  // in a body null stands for what is not there
  const [operationName, variables] = [given.operationName ?? undefined, given.variables ?? undefined];
  const document = extensions === undefined ? query : query === undefined ? hashIn(extensions) : null;
  if (typeof document !== 'string') return null;
  if (operationName !== undefined && (typeof operationName !== 'string' || operationName === '')) return null;
  if (variables !== undefined && !isRecord(variables)) return null;
  return { document, operationName, variables };
}

/** Of Apollo's protocol of persisted queries. */
function hashIn(extensions: unknown): unknown {
  if (!isRecord(extensions) || Object.keys(extensions).join() !== 'persistedQuery') return null;
  const { persistedQuery: persisted } = extensions;
  return isRecord(persisted) && persisted.version === 1 ? persisted.sha256Hash : null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
