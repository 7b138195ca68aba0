import { useMediaQuery } from '../../../ui/useMediaQuery';

/** Whether there is room for a table. */
export function useWideScreen(): boolean {
  const wide = useMediaQuery('(min-width: 48rem)');
  // The sidebars are beside the page from the first width on; from the second one it has room for a table again.
  const besideSidebars = useMediaQuery('(min-width: 75rem)');
  const wideBesideSidebars = useMediaQuery('(min-width: 80rem)');
  return wide && (!besideSidebars || wideBesideSidebars);
}
