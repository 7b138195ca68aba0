import { useRouteMatches } from '../lib/router/RouterView';

/** The `handle` of a route that takes the whole width of the page: no columns stand beside it. */
export const wholeWidth = { wholeWidth: true };

/** Whether the page on screen takes the whole width. */
export function useWholeWidth(): boolean {
  return useRouteMatches().some(({ route }) => route.handle === wholeWidth);
}
