import type { IncomingMessage } from 'node:http';

/** What Express leaves at a request that it has found somebody for. */
interface Routed extends IncomingMessage {
  originalUrl?: string;
  baseUrl?: string;
  route?: { path: unknown };
}

/**
 * The template that a request was answered by, as `/api/repairs/:id`: never the address itself, which can name a repair or somebody.
 * @returns undefined where nobody had a place for it
 */
export function routeOf({ originalUrl, baseUrl = '', route }: Routed): string | undefined {
  // the one that is answered before Express is asked (http/answers/fastPath.ts)
  if (originalUrl === undefined) return '/graphql';
  const path = typeof route?.path === 'string' ? route.path : '';
  // it is the caller's spelling of where a router stands
  const base = baseUrl.toLowerCase();
  return base && path === '/' ? base : base + path || undefined;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The method, or the conventions' word for any that we do not know. */
export const methodOf = ({ method = '' }: IncomingMessage): string => (METHODS.has(method) ? method : '_OTHER');

/** Asked all day by whoever looks after the process: worth neither a span nor a line in the log. */
export const isProbe = ({ url }: IncomingMessage): boolean => url === '/healthz' || url === '/readyz';
