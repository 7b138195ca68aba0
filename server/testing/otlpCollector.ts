import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { LocalServer } from './localServer.js';

type Value = string | number | boolean;

/** A span as it arrived. */
export interface ReceivedSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  /** Absent where it begins a trace. */
  parentSpanId?: string;
  status: { code: number; message?: string };
  attributes: Record<string, Value>;
}

/** One series of a metric as it arrived: a count of what was measured, or a value. */
export interface ReceivedPoint {
  metric: string;
  value: number;
  attributes: Record<string, Value>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };
}

interface Points {
  dataPoints: { attributes: Attribute[]; asInt?: number; asDouble?: number; count?: number }[];
}

interface Traces {
  resourceSpans: { scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: Attribute[] })[] }[] }[];
}

interface Metrics {
  resourceMetrics: {
    scopeMetrics: { metrics: { name: string; sum?: Points; gauge?: Points; histogram?: Points }[] }[];
  }[];
}

const read = (attributes: Attribute[]): Record<string, Value> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] as Value]));

/** Somebody else's collector, which takes traces and metrics by OTLP over HTTP, in JSON. */
export class OtlpCollector extends LocalServer {
  readonly received: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
  /** What it answers. */
  status = 200;
  /** How often it did not take what it was sent. */
  refused = 0;

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (this.status === 200) this.received.push({ path: request.url!, headers: request.headers, body });
    else this.refused += 1;
    response.writeHead(this.status, { 'Content-Type': 'application/json' }).end('{}');
  }

  /** All that was sent, letter by letter. */
  get bytes(): string {
    return this.received.map(({ body }) => body).join('\n');
  }

  #bodies<Body>(path: string): Body[] {
    return this.received.filter((each) => each.path === path).map(({ body }) => JSON.parse(body) as Body);
  }

  get spans(): ReceivedSpan[] {
    return this.#bodies<Traces>('/v1/traces')
      .flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
      .flatMap(({ spans }) => spans.map((span) => ({ ...span, attributes: read(span.attributes) })));
  }

  /** The newest of each series. */
  get points(): ReceivedPoint[] {
    const newest = new Map<string, ReceivedPoint>();
    const metrics = this.#bodies<Metrics>('/v1/metrics')
      .flatMap(({ resourceMetrics }) => resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics))
      .flatMap((scope) => scope.metrics);
    for (const { name, sum, gauge, histogram } of metrics) {
      for (const { attributes, asInt, asDouble, count } of (sum ?? gauge ?? histogram)!.dataPoints) {
        const point = { metric: name, value: Number(asInt ?? asDouble ?? count), attributes: read(attributes) };
        newest.set(JSON.stringify([name, point.attributes]), point);
      }
    }
    return [...newest.values()];
  }
}
