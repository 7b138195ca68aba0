import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';

/**
 * Loads the code of the page at an address into its routes, before a router is made of them: a page that the server draws, or has drawn,
 * must be there as a whole.
 * @returns the routes at that address, from the outermost to the page's own
 */
export async function loadPageCode(routes: RouteObject[], address: string): Promise<RouteMatch[]> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(matches.map(({ route }) => load(route)));
  return matches;
}

async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const code = await route.lazy();
  Object.assign(route, code, { lazy: undefined });
}
