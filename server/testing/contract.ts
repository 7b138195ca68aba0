import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { Json } from '../http/rest/openapi/schemas.js';
import { openApiDocument } from '../openapi.js';

/**
 * Holds every answer of the application under test against the OpenAPI document: whatever a test asks for, what comes is
 * declared. A path that is not in the document may only be answered with an error.
 */

const DOCUMENT = 'openapi.json';
const ERROR = '#/components/schemas/Error';

/** Two decimals are not exact in binary. The document itself was found valid elsewhere (openapi.test.ts). */
const OPTIONS = { strict: false, validateSchema: false, multipleOfPrecision: 6 } as const;

/** Made once, and not before something is asked through REST: most files never do. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Bodies as they are. */
const exact = validators({});
/** Headers and queries, which are all text. */
const fromText = validators({ coerceTypes: true });

/** Compiles the schema at a place of the document when it is first needed. */
function validators(options: object): (pointer: string) => ValidateFunction {
  const ajv = once(() => {
    const made = new Ajv2020({ ...OPTIONS, ...options });
    (ajvFormats as unknown as (instance: Ajv2020) => void)(made);
    return made.addSchema(openApiDocument(), DOCUMENT);
  });
  return (pointer) => ajv().getSchema(`${DOCUMENT}${pointer}`)!;
}

interface Place {
  value: Json;
  /** As a JSON pointer in an address, `#/paths/~1api~1products/get`. */
  pointer: string;
}

const root = (): Place => ({ value: openApiDocument(), pointer: '#' });

const step = ({ value, pointer }: Place, name: string | number): Place | undefined => {
  const inner = value[name] as Json | undefined;
  if (!inner) return undefined;
  const segment = encodeURIComponent(String(name).replaceAll('~', '~0').replaceAll('/', '~1'));
  return typeof inner.$ref === 'string' && !inner.$ref.startsWith('#/components/schemas/')
    ? at(inner.$ref)
    : { value: inner, pointer: `${pointer}/${segment}` };
};

/** Follows names from a place; references to components other than schemas are followed, too. */
const follow = (place: Place | undefined, ...names: (string | number)[]): Place | undefined =>
  names.reduce<Place | undefined>((found, name) => found && step(found, name), place);

function at(pointer: string): Place {
  return follow(root(), ...pointer.slice(2).split('/'))!;
}

/** Paths with fewer braces win, as they do in the router. */
const paths = once(() =>
  Object.keys(openApiDocument().paths)
    .toSorted((one, other) => one.split('{').length - other.split('{').length)
    .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`) })),
);

interface Exchange {
  method: string;
  url: URL;
  request: IncomingMessage & { body?: unknown };
  response: ServerResponse;
  text: string;
}

/** What is wrong with an exchange, in sentences; none where it keeps the contract. */
export function violationsOf(exchange: Exchange): string[] {
  const { method, url, response } = exchange;
  const path = paths().find(({ pattern }) => pattern.test(url.pathname))?.path;
  const read = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = path && follow(root(), 'paths', path, read);
  if (!operation) return url.pathname.startsWith('/api/') ? undeclared(exchange) : [];
  const answer = follow(operation, 'responses', response.statusCode);
  if (!answer) return [`the status ${response.statusCode} is not declared`];
  const problems = [...headersOf(answer, response), ...contentOf(answer, exchange)];
  return response.statusCode < 300 ? [...problems, ...requestOf(operation, exchange)] : problems;
}

function undeclared({ method, response, text }: Exchange): string[] {
  if (response.statusCode < 400) return ['the call is not declared'];
  return method === 'HEAD' ? [] : check(exact(ERROR), JSON.parse(text), 'the error');
}

function headersOf(answer: Place, response: ServerResponse): string[] {
  const headers = follow(answer, 'headers');
  return Object.keys(headers?.value ?? {}).flatMap((name) => {
    const { value, pointer } = follow(headers, name)!;
    const sent = response.getHeader(name);
    if (sent === undefined) return value.required ? [`the header ${name} is missing`] : [];
    return check(fromText(`${pointer}/schema`), String(sent), `the header ${name}`);
  });
}

function contentOf(answer: Place, { method, response, text }: Exchange): string[] {
  const content = follow(answer, 'content');
  if (!content) return text === '' ? [] : ['it has a body that is not declared'];
  if (method === 'HEAD') return [];
  const type = String(response.getHeader('Content-Type') ?? '').split(';')[0]!;
  const declared = follow(content, type, 'schema');
  if (!declared) return [`the content type ${type} is not declared`];
  return check(exact(declared.pointer), type === 'application/json' ? JSON.parse(text) : text, 'the answer');
}

/** What was taken, the document must let through as well. */
function requestOf(operation: Place, { url, request }: Exchange): string[] {
  const body = follow(operation, 'requestBody', 'content', 'application/json', 'schema');
  const inBody = body ? check(exact(body.pointer), request.body, 'the request') : [];
  const parameters = (operation.value.parameters ?? []) as Json[];
  const inQuery = parameters.flatMap(({ name, in: place, schema }, index) => {
    const given = place === 'query' ? url.searchParams.getAll(String(name)) : [];
    if (given.length === 0) return [];
    const value = (schema as Json).type === 'array' ? given.flatMap((text) => text.split(',')) : given[0];
    return check(fromText(`${operation.pointer}/parameters/${index}/schema`), value, `the query ${String(name)}`);
  });
  return [...inBody, ...inQuery];
}

function check(validate: ValidateFunction, value: unknown, what: string): string[] {
  return validate(value) ? [] : [`${what}: ${sentence(validate.errors![0]!)}`];
}

const sentence = ({ instancePath, message, params }: ErrorObject): string =>
  `${instancePath || 'it'} ${message} ${JSON.stringify(params)}`;

/** The same handler, with each exchange held against the document before the answer is through. */
export function watched(handle: RequestListener, report: (violation: string) => void): RequestListener {
  return (request, response) => {
    const method = request.method!;
    const url = new URL(request.url!, 'http://localhost');
    if (/^\/(api|media|healthz|readyz)(\/|$)/.test(url.pathname) && method !== 'OPTIONS') {
      const chunks: Buffer[] = [];
      const keep = (chunk: unknown) => {
        if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
      };
      const write = response.write.bind(response) as (...args: unknown[]) => boolean;
      const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
      response.write = (...args: unknown[]) => {
        keep(args[0]);
        return write(...args);
      };
      response.end = (...args: unknown[]) => {
        keep(args[0]);
        const text = Buffer.concat(chunks).toString();
        const violations = violationsOf({ method, url, request, response, text });
        for (const violation of violations) report(`${method} ${url.pathname} ${response.statusCode}: ${violation}`);
        return end(...args);
      };
    }
    handle(request, response);
  };
}
