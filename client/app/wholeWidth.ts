import { useMatches } from 'react-router-dom';

/** The `handle` of a route that takes the whole width of the page: no columns stand beside it. */
export const wholeWidth = { wholeWidth: true };

/** Whether the page on screen takes the whole width. */
export function useWholeWidth(): boolean {
  return useMatches().some(({ handle }) => handle === wholeWidth);
}
