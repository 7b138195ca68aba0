import type { RouteMatch, RouteObject } from 'react-router-dom';

/** Whether code of a page is not here yet. */
export const isAwaited = (matches: readonly RouteMatch[]): boolean => matches.some(({ route }) => route.lazy);

/**
 * Loads the code of a page and of what stands around it; a route that has its code keeps it.
 * @throws when something did not arrive; it is asked for again the next time
 */
export async function loadPageCode(matches: readonly RouteMatch[]): Promise<void> {
  // what did arrive shows the error of what did not
  const results = await Promise.allSettled(matches.map(({ route }) => load(route)));
  const lost = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  if (lost) throw lost.reason;
}

async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const code = await route.lazy();
  Object.assign(route, code, { lazy: undefined });
}
