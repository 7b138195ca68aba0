import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';
import type { Counts, Gauges, StatementRun, Telemetry } from './telemetry.js';

/** In seconds, as the conventions have them. */
const BOUNDARIES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NANOSECONDS = 1e9;

/** What a request was and how it ended. */
export interface Served {
  method: string;
  route: string | undefined;
  /** Undefined where the caller was gone before there was one. */
  status: number | undefined;
  ms: number;
}

/** All that is counted and measured. The values of each label are in our code, so there are few of them. */
export class Metrics implements Pick<Telemetry, 'count' | 'observe' | 'statement'> {
  readonly #meter: Meter;
  readonly #requests;
  readonly #statements;
  readonly #counters;

  constructor(meter: Meter) {
    this.#meter = meter;
    const advice = { explicitBucketBoundaries: BOUNDARIES };
    this.#requests = meter.createHistogram('http.server.request.duration', { unit: 's', advice });
    this.#statements = meter.createHistogram('db.client.operation.duration', { unit: 's', advice });
    this.#counters = {
      jobs: meter.createCounter('parda.jobs', { description: 'Background jobs that have run.' }),
      mails: meter.createCounter('parda.mails', { description: 'Mails that were handed over, or could not be.' }),
    };
    watchProcess(meter);
  }

  request({ method, route, status, ms }: Served): void {
    this.#requests.record(ms / 1000, {
      'http.request.method': method,
      ...(route && { 'http.route': route }),
      'http.response.status_class': status ? `${Math.floor(status / 100)}xx` : 'none',
    });
  }

  statement({ ms, database, hasFailed }: StatementRun): void {
    this.#statements.record(ms / 1000, {
      'db.system.name': 'postgresql',
      'parda.database': database,
      ...(hasFailed && { 'error.type': '_OTHER' }),
    });
  }

  count<Name extends keyof Counts>(name: Name, by: Counts[Name]): void {
    this.#counters[name].add(1, by);
  }

  observe({ keptAnswers, liveSockets, pool }: Gauges): void {
    this.#meter.createObservableCounter('parda.kept_answers').addCallback((seen) => {
      const { hits, misses } = keptAnswers();
      seen.observe(hits, { outcome: 'hit' });
      seen.observe(misses, { outcome: 'miss' });
    });
    this.#meter.createObservableGauge('parda.live_sockets').addCallback((seen) => seen.observe(liveSockets()));
    this.#meter.createObservableGauge('db.client.connection.count').addCallback((seen) => {
      const { used, idle } = pool() ?? {};
      if (used !== undefined) seen.observe(used, { 'db.client.connection.state': 'used' });
      if (idle !== undefined) seen.observe(idle, { 'db.client.connection.state': 'idle' });
    });
    this.#meter.createObservableGauge('db.client.connection.pending_requests').addCallback((seen) => {
      const { waiting } = pool() ?? {};
      if (waiting !== undefined) seen.observe(waiting);
    });
  }
}

/** Memory, and how long the process was busy with one thing while others waited. */
function watchProcess(meter: Meter): void {
  const delay = monitorEventLoopDelay();
  delay.enable();
  meter.createObservableGauge('process.memory.usage', { unit: 'By' }).addCallback((seen) => {
    seen.observe(process.memoryUsage.rss());
  });
  const p99 = meter.createObservableGauge('nodejs.eventloop.delay.p99', { unit: 's' });
  const max = meter.createObservableGauge('nodejs.eventloop.delay.max', { unit: 's' });
  meter.addBatchObservableCallback(
    (seen) => {
      seen.observe(p99, delay.percentile(99) / NANOSECONDS);
      seen.observe(max, delay.max / NANOSECONDS);
      // of the time since the last parcel
      delay.reset();
    },
    [p99, max],
  );
}
