import type { IncomingMessage, RequestListener } from 'node:http';

/** Facts of a span or a count: names that are in our code, and numbers. Never what people typed, who they are, or an id. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanDescription {
  /** `client` waits for somebody else's service, `job` begins a trace of its own; a step within the house if not given. */
  kind?: 'client' | 'job';
  attributes?: Attributes;
}

/** A statement that has run. */
export interface StatementRun {
  /** With a placeholder for each value. */
  text: string;
  ms: number;
  hasFailed: boolean;
  database: 'primary' | 'replica' | 'embedded';
}

/** What is counted, and by what: each of them has a handful of values. */
export interface Counts {
  jobs: { job: string; outcome: 'done' | 'failed' };
  mails: { outcome: 'sent' | 'refused' | 'later' | 'unreachable' | 'unknown' };
}

/** What is looked at each time the metrics leave. */
export interface Gauges {
  keptAnswers: () => { hits: number; misses: number };
  liveSockets: () => number;
  /** Connections to the database; null where there is no pool. */
  pool: () => { used: number; idle: number; waiting: number } | null;
}

/** What tells a collector how the house is doing. It never fails and nobody waits for it. */
export interface Telemetry {
  /** Sees each request from its arrival to its end. */
  serving(http: RequestListener): RequestListener;
  /** Does the work of a request, so that what it leads to belongs to that. */
  within<Result>(request: IncomingMessage, work: () => Result): Result;
  /** The trace of a request, for its line in the log. */
  traceIdOf(request: IncomingMessage): string | undefined;
  /**
   * Does a piece of work within a span. A failure is noted by its type alone.
   * @param work may note what is known only then, the name too
   */
  span<Result>(
    name: string,
    description: SpanDescription,
    work: (note: (attributes: Attributes) => void, rename: (name: string) => void) => Promise<Result>,
  ): Promise<Result>;
  /** Hears of a statement that has run, whichever way it took. */
  statement(run: StatementRun): void;
  count<Name extends keyof Counts>(name: Name, by: Counts[Name]): void;
  observe(gauges: Gauges): void;
  /** Sends what is left, if somebody takes it soon. */
  stop(): Promise<void>;
}

/** How often parcels leave, in milliseconds. */
export interface Pace {
  /** Between two parcels of spans. */
  spans: number;
  /** Between two parcels of metrics. */
  metrics: number;
  /** For handing one over, with all tries. */
  patience: number;
}

const nothing = () => undefined;

/** Where nobody watches: nothing is between the house and its work. */
export const NO_TELEMETRY: Telemetry = {
  serving: (http) => http,
  within: (_request, work) => work(),
  traceIdOf: nothing,
  span: (_name, _description, work) => work(nothing, nothing),
  statement: nothing,
  count: nothing,
  observe: nothing,
  stop: async () => undefined,
};
