import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { hasEnded } from '../../e2e/support/server.js';

/** How many of its ticks /proc counts in a second. */
const TICKS_A_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** A run that fails leaves no server behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill()));

/** A server that is measured, in a process of its own. */
export interface Subject {
  /** As `http://127.0.0.1:4000`. */
  origin: string;
  /** The processor time that it has used since it started, in microseconds. */
  cpuMicros(): number;
  /** Its resident memory in bytes. */
  memoryBytes(): number;
  stop(): Promise<void>;
}

/**
 * Starts a program and waits until it says at which address it is open.
 * @param args of Node: the program and its arguments
 * @param env beside the environment of this process
 * @throws Error with what it said if it ends first
 */
export async function startSubject(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Subject> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return {
    origin: await addressOf(child),
    cpuMicros: () => cpuMicrosOf(child.pid!),
    memoryBytes: () => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) * 1024,
    stop: async () => {
      if (hasEnded(child)) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    const [, origin] = /open at (http:\/\/\S+)/.exec(line) ?? [];
    // whatever it says from now on is read by nobody, and must not stop it
    if (origin) {
      child.stdout!.resume();
      return origin.replace('localhost', '127.0.0.1');
    }
    said.push(line);
  }
  throw new Error(`A server did not start: ${said.slice(-5).join('\n')}`);
}

function cpuMicrosOf(pid: number): number {
  // the name is in brackets and can have spaces; user and system time are the 14th and 15th field
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND) * 1_000_000;
}
