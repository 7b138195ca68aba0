import { matchRoutes, parsePath, type RouteObject } from 'react-router-dom';

/** What a route says of itself besides its path and its page: its `handle`. */
export interface RouteHandle {
  /** The names in the query of its address that its page knows. Whatever else hangs on to a link changes nothing. */
  query: readonly string[];
}

/** The part of a query that is known by name: each name once, as a page reads it, in the order in which the route has them. */
export function knownQuery(search: string, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const known = names.flatMap((name) => (given.has(name) ? [[name, given.get(name)!]] : []));
  return new URLSearchParams(known).toString();
}

/** The names that the page at a path knows. */
export const namesKnownAt = (routes: RouteObject[], path: string): readonly string[] =>
  (matchRoutes(routes, path)?.at(-1)?.route.handle as RouteHandle | undefined)?.query ?? [];

/** An address with what its page knows of the query, and nothing else. */
export function knownAddress(routes: RouteObject[], address: string): string {
  const { pathname = '/', search = '' } = parsePath(address);
  const query = knownQuery(search, namesKnownAt(routes, pathname));
  return query ? `${pathname}?${query}` : pathname;
}
