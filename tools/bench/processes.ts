import type { Client } from 'pg';
import { dropDatabase, makeDatabase, onConnection } from './database.js';
import { ADMIN, startParda } from './parda.js';
import type { Subject } from './subject.js';

/** The server's own processes on a database of their own, which is gone afterwards. */
export interface Processes {
  subjects: Subject[];
  database: Client;
}

/**
 * Starts built servers on a new PostgreSQL database.
 * @param environments one for each process
 */
export async function withProcesses<T>(
  environments: readonly NodeJS.ProcessEnv[],
  work: (processes: Processes) => Promise<T>,
): Promise<T> {
  const address = process.env.DATABASE_URL;
  if (!address) throw new Error('DATABASE_URL has to name a PostgreSQL on which databases may be made.');
  const name = `parda_bench_${process.pid}`;
  const url = await makeDatabase(address, name);
  const subjects: Subject[] = [];
  try {
    for (const environment of environments) {
      subjects.push(await startParda({ DATABASE_URL: url, SEED: 'starter', ...environment }));
    }
    return await onConnection(url, (database) => work({ subjects, database }));
  } finally {
    await Promise.all(subjects.map((subject) => subject.stop()));
    await dropDatabase(address, name);
  }
}

/** An answer of GraphQL, and the content version that came with it. */
export interface Answer<Data> {
  data: Data;
  version: number;
}

export interface Asker {
  token?: string;
  /** The greatest version that the asker has learnt of. */
  version?: number;
}

/** @throws Error where the answer has errors */
async function read<Data>(response: Response): Promise<Answer<Data>> {
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors[0]!.message);
  return { data, version: Number(response.headers.get('Content-Version')) };
}

const headersOf = ({ token, version }: Asker): Record<string, string> => ({
  ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  ...(version !== undefined && { 'Content-Version': String(version) }),
});

/** Asks by GET, as guests' pages do. */
export const ask = async <Data>({ origin }: Subject, query: string, asker: Asker = {}): Promise<Answer<Data>> =>
  read(await fetch(`${origin}/graphql?query=${encodeURIComponent(query)}`, { headers: headersOf(asker) }));

/** Asks by POST, as it is done for changes. */
export const post = async <Data>(subject: Subject, query: string, variables: object, asker: Asker = {}) =>
  read<Data>(
    await fetch(`${subject.origin}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headersOf(asker) },
      body: JSON.stringify({ query, variables }),
    }),
  );

/** Signs the shop's admin in. @returns the token */
export async function signIn(subject: Subject): Promise<string> {
  const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
  return (
    await post<{ signIn: { token: string } }>(subject, query, {
      input: { identifier: ADMIN.email, password: ADMIN.password },
    })
  ).data.signIn.token;
}
