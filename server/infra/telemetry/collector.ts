import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Logger } from '../log.js';

/** Longer ones are sentences, and might say anything. */
const CODE = /^[\w-]{1,40}$/;

/** Whether the collector takes what it is sent. A line in the log says that it no longer does, and another one that it does again. */
class Collector {
  readonly #refused = new Set<string>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  note(signal: string, { code, error }: ExportResult): void {
    const wasFine = this.#refused.size === 0;
    if (code === ExportResultCode.SUCCESS) this.#refused.delete(signal);
    else this.#refused.add(signal);
    const isFine = this.#refused.size === 0;
    if (wasFine && !isFine) this.#log.warn({ reason: reasonOf(error) }, 'the telemetry collector does not answer');
    if (!wasFine && isFine) this.#log.info('the telemetry collector answers');
  }
}

/** A status or a code of Node's; the words of an error may repeat what was sent. */
function reasonOf(error: (Error & { code?: unknown }) | undefined): string | undefined {
  const code = error?.code;
  return (typeof code === 'number' || typeof code === 'string') && CODE.test(`${code}`) ? `${code}` : error?.name;
}

interface Exporter<Items> {
  export(items: Items, done: (result: ExportResult) => void): void;
}

/** Has an exporter tell the collector's watcher, too, what came of each parcel. */
function watched<Items, E extends Exporter<Items>>(
  exporter: E & Exporter<Items>,
  signal: string,
  collector: Collector,
): E {
  const send = exporter.export.bind(exporter);
  exporter.export = (items, done) =>
    send(items, (result) => {
      collector.note(signal, result);
      done(result);
    });
  return exporter;
}

/**
 * What sends spans and metrics to a collector, by OTLP over HTTP. `OTEL_EXPORTER_OTLP_HEADERS` they read themselves.
 * @param patience for handing over one parcel with all tries, in milliseconds
 */
export function exportersTo(endpoint: string, patience: number, log: Logger) {
  const collector = new Collector(log);
  const at = (path: string) => ({ url: `${endpoint.replace(/\/+$/, '')}/v1/${path}`, timeoutMillis: patience });

  return {
    spans: watched(new OTLPTraceExporter(at('traces')), 'traces', collector),
    metrics: watched(new OTLPMetricExporter(at('metrics')), 'metrics', collector),
  };
}
