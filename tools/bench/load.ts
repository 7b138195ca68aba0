import autocannon from 'autocannon';
import type { Subject } from './subject.js';

/** One request, as it is made over and over. */
export interface Shot {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What one round found. */
export interface Pace {
  perSecond: number;
  /** Processor time of the server for a request, in microseconds; that of its database is not in it. */
  cpuMicros: number;
}

const CONNECTIONS = 10;

/**
 * Makes one request over and over, on ten connections.
 * @param until so many seconds are over, or so many requests are answered
 * @param status that every answer has to have
 * @throws Error where one has not
 */
export async function shoot(
  subject: Subject,
  shot: Shot,
  until: { seconds: number } | { requests: number },
  status = 200,
): Promise<Pace> {
  const before = subject.cpuMicros();
  const result = await autocannon({
    url: `${subject.origin}${shot.path}`,
    method: shot.method,
    headers: shot.headers ?? {},
    ...(shot.body !== undefined && { body: shot.body }),
    connections: CONNECTIONS,
    ...('seconds' in until ? { duration: until.seconds } : { amount: until.requests }),
    // it ends at a sample, however soon it is done
    sampleInt: 100,
  });
  const used = subject.cpuMicros() - before;
  const answers = result.statusCodeStats as Record<string, { count: number }>;
  const right = answers[status]?.count ?? 0;
  const total = Object.values(answers).reduce((sum, { count }) => sum + count, 0);
  if (right === 0 || right !== total || result.errors > 0) {
    throw new Error(`${subject.origin}${shot.path} did not always answer ${status}: ${JSON.stringify(answers)}`);
  }
  return { perSecond: right / result.duration, cpuMicros: used / right };
}

/** Asks once. @returns status, headers and body */
export async function ask(
  { origin }: Subject,
  shot: Shot,
): Promise<{ status: number; headers: Headers; text: string }> {
  const { path, ...options } = shot;
  const response = await fetch(`${origin}${path}`, options);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
