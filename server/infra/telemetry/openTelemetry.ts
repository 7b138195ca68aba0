import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TelemetrySettings } from '../../core/config/config.js';
import type { Logger } from '../log.js';
import { exportersTo } from './collector.js';
import { Metrics } from './metrics.js';
import { isProbe, methodOf, routeOf } from './route.js';
import { samplerOf } from './sampler.js';
import { inOneLine } from './statements.js';
import type { Attributes, Counts, Gauges, Pace, SpanDescription, StatementRun, Telemetry } from './telemetry.js';

/** What is left at the end of the process is given up after this. */
const FAREWELL_MS = 2_000;
const KINDS = { client: SpanKind.CLIENT, job: SpanKind.CONSUMER };

interface Surroundings {
  log: Logger;
  pace: Pace;
  /** Whether what is in front may say which trace a request belongs to. */
  trustsProxy: boolean;
}

/** Starts sending to a collector; it need not be there. */
export function startOpenTelemetry(settings: TelemetrySettings, { log, pace, trustsProxy }: Surroundings): Telemetry {
  const exporters = exportersTo(settings.endpoint, pace.patience, log);
  const resource = resourceFromAttributes({
    'service.name': settings.serviceName,
    // tells the processes of one shop apart
    'service.instance.id': randomUUID(),
  });
  const spans = new TracerProvider({
    resource,
    sampler: samplerOf(settings.sampler),
    // it holds 2,048 spans, and what comes beyond that is dropped: nothing waits
    spanProcessors: [new BatchSpanProcessor({ exporter: exporters.spans, scheduledDelayMillis: pace.spans })],
  });
  const reader = new PeriodicExportingMetricReader({
    exporter: exporters.metrics,
    exportIntervalMillis: pace.metrics,
    exportTimeoutMillis: Math.min(pace.metrics, 2 * pace.patience),
  });
  const metrics = new MeterProvider({ resource, readers: [reader] });
  const stop = async () => {
    const farewell = Promise.allSettled([spans.shutdown(), metrics.shutdown()]);
    await Promise.race([farewell, wait(FAREWELL_MS)]);
  };
  return new OpenTelemetry(spans.getTracer('parda'), new Metrics(metrics.getMeter('parda')), trustsProxy, stop);
}

/** The house's spans and numbers, in the words of the semantic conventions. */
class OpenTelemetry implements Telemetry {
  /** The span that this very code runs in. */
  readonly #running = new AsyncLocalStorage<Context>();
  /** Those of requests: before a body has been read, what runs is not theirs yet. */
  readonly #requests = new WeakMap<IncomingMessage, Context>();
  readonly #tracer: Tracer;
  readonly #metrics: Metrics;
  readonly #trustsProxy: boolean;
  readonly stop: () => Promise<void>;

  constructor(tracer: Tracer, metrics: Metrics, trustsProxy: boolean, stop: () => Promise<void>) {
    this.#tracer = tracer;
    this.#metrics = metrics;
    this.#trustsProxy = trustsProxy;
    this.stop = stop;
  }

  serving(http: RequestListener): RequestListener {
    return (request, response) => {
      if (isProbe(request)) return http(request, response);
      const parent = this.#trustsProxy ? contextOf(request) : ROOT_CONTEXT;
      const attributes = { 'http.request.method': methodOf(request) };
      const span = this.#tracer.startSpan(methodOf(request), { kind: SpanKind.SERVER, attributes }, parent);
      this.#requests.set(request, trace.setSpan(parent, span));
      const begun = performance.now();
      response.once('close', () => this.#served(span, request, response, performance.now() - begun));
      http(request, response);
    };
  }

  #served(span: Span, request: IncomingMessage, response: ServerResponse, ms: number): void {
    const method = methodOf(request);
    const route = routeOf(request);
    const status = response.headersSent ? response.statusCode : undefined;
    if (route) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
    if (status) span.setAttribute('http.response.status_code', status);
    if (status && status >= 500) fail(span, String(status));
    span.end();
    this.#metrics.request({ method, route, status, ms });
  }

  traceIdOf(request: IncomingMessage): string | undefined {
    const context = this.#requests.get(request);
    return context && trace.getSpanContext(context)?.traceId;
  }

  within<Result>(request: IncomingMessage, work: () => Result): Result {
    return this.#running.run(this.#requests.get(request) ?? ROOT_CONTEXT, work);
  }

  span<Result>(
    name: string,
    { kind, attributes }: SpanDescription,
    work: (note: (attributes: Attributes) => void, rename: (name: string) => void) => Promise<Result>,
  ): Promise<Result> {
    const parent = kind === 'job' ? ROOT_CONTEXT : (this.#running.getStore() ?? ROOT_CONTEXT);
    const span = this.#tracer.startSpan(name, { ...(kind && { kind: KINDS[kind] }), attributes }, parent);
    return this.#running.run(trace.setSpan(parent, span), async () => {
      try {
        return await work(
          (noted) => void span.setAttributes(noted),
          (known) => void span.updateName(known),
        );
      } catch (error) {
        // its message may repeat what somebody typed
        fail(span, error instanceof Error ? error.name : '_OTHER');
        throw error;
      } finally {
        span.end();
      }
    });
  }

  /** Told of when it has run, so its span is made then. What nobody asked for, as the looking for due mails, has none. */
  statement(run: StatementRun): void {
    this.#metrics.statement(run);
    const parent = this.#running.getStore();
    if (!parent || !trace.getSpan(parent)?.isRecording()) return;
    const text = inOneLine(run.text);
    const operation = /^\w+/.exec(text)?.[0]?.toUpperCase() ?? 'SQL';
    const end = Date.now();
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text,
      'parda.database': run.database,
    };
    const startTime = end - run.ms;
    const span = this.#tracer.startSpan(operation, { kind: SpanKind.CLIENT, startTime, attributes }, parent);
    if (run.hasFailed) fail(span, '_OTHER');
    span.end(end);
  }

  count<Name extends keyof Counts>(name: Name, by: Counts[Name]): void {
    this.#metrics.count(name, by);
  }

  observe(gauges: Gauges): void {
    this.#metrics.observe(gauges);
  }
}

function fail(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type);
}

/** The trace that the proxy has begun; of its `tracestate`, which can hold any text, nothing is kept. */
function contextOf({ headers: { traceparent } }: IncomingMessage): Context {
  const parent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}
