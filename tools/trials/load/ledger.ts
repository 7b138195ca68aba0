import type { Answered, Caller } from './caller.js';

/** What an operation cannot do without, beside the shop itself. */
export type Need = 'the store' | 'the assistant';

/** An answer, or none. */
export interface Experience {
  /** When it was asked for and when it came, in milliseconds. */
  from: number;
  to: number;
  isGood: boolean;
  status: number;
  need: Need | undefined;
  what: string;
}

/** What people were told, to be compared with what is there at the end. */
export interface Ledger {
  /** Bookings by their mark; those that were acknowledged have an id. */
  bookings: Map<string, string | null>;
  /** Products by name, and whether they were acknowledged. */
  products: Map<string, boolean>;
  /** Mails that are due by their address, and whether the shop has said that they will go. */
  mails: Map<string, boolean>;
  /** The paths of uploads that were acknowledged. */
  uploads: string[];
  answers: Experience[];
}

export const newLedger = (): Ledger => ({
  bookings: new Map(),
  products: new Map(),
  mails: new Map(),
  uploads: [],
  answers: [],
});

export interface Shop {
  caller: Caller;
  ledger: Ledger;
  admin: Record<string, string>;
  isOver: () => boolean;
}

interface Asking {
  body?: unknown;
  headers?: Record<string, string>;
  need?: Need;
}

/** Asks the shop, and notes what came of it. */
export async function ask(
  { caller, ledger }: Shop,
  method: string,
  path: string,
  { body, headers, need }: Asking = {},
): Promise<Answered> {
  const from = Date.now();
  const answered = await caller.call(method, path, body, headers);
  const { status } = answered;
  const isGood = status >= 200 && status < 400 && !answered.body.includes('"errors":[');
  const what = `${method} ${path.slice(0, 60)}: ${status} ${isGood ? '' : answered.body.slice(0, 200)}`;
  ledger.answers.push({ from, to: Date.now(), isGood, status, need, what });
  return answered;
}

/** Asks GraphQL. @returns its data, or undefined where the shop did not answer or refused */
export async function askGraphql<Data>(
  shop: Shop,
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): Promise<Data | undefined> {
  const { status, body } = await ask(shop, 'POST', '/graphql', { body: { query, variables }, headers });
  if (status !== 200) return undefined;
  const { data, errors } = JSON.parse(body) as { data: Data; errors?: unknown };
  return errors === undefined ? data : undefined;
}
