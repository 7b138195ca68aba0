import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '..', '..', 'dist', 'server', 'main.js');

export const ADMIN = { email: 'admin@example.com', password: 'only for the journeys' };

/** What a process said until it was ready, or until it gave up. */
export interface Launched {
  process: ChildProcess;
  url: string;
  output: () => string;
}

/**
 * Starts the built server as a process of its own and waits until it is open.
 * @param script another way to start it
 */
export async function launch(env: NodeJS.ProcessEnv, script = MAIN): Promise<Launched> {
  const { child, output } = spawnServer(env, script);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const [, found] = /open at (http\S+)/.exec(output()) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', look);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output()}`)));
  });
  return { process: child, url, output };
}

/** Starts a server that is expected to give up at once. */
export async function launchInVain(env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  const { child, output } = spawnServer(env);
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output() };
}

function spawnServer(env: NodeJS.ProcessEnv, script = MAIN) {
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
      // customers hear at once, where two minutes would be long to wait
      STATUS_UNDO_SECONDS: '0',
      // a journey takes the same way by night
      MAIL_QUIET_HOURS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { child, output: () => said };
}

/** Whether a process is gone, by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Ends a server the polite way and waits until it is gone. */
export async function shutDown({ process: child }: Launched): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** A new folder for a server's data, removed at the end. */
export async function dataFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parda-journey-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Calls the server as any client would. */
export async function call<Body>(
  url: string,
  method: string,
  where: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Body }> {
  const response = await fetch(url + where, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

/** Asks GraphQL as any client would. @throws what it refuses with */
export async function graphql<Data>(
  url: string,
  query: string,
  variables: object,
  headers: Record<string, string>,
): Promise<Data> {
  type Answer = { data: Data; errors?: { message: string }[] };
  const { body } = await call<Answer>(url, 'POST', '/graphql', { query, variables }, headers);
  if (body.errors) throw new Error(body.errors[0]!.message);
  return body.data;
}

/** Signs the admin in. */
export async function adminHeaders(url: string): Promise<Record<string, string>> {
  const { body } = await call<{ token: string }>(url, 'POST', '/api/auth/login', ADMIN);
  return { Authorization: `Bearer ${body.token}` };
}
