import { useAdminParams } from './useAdminParams';

/**
 * Closes the window of a detail that has a list of its own: with it goes what the list has put into the address.
 * @param prefix of the list's names there
 */
export function useCloseDetail(prefix: string): () => void {
  const [, change] = useAdminParams();
  return () =>
    change((now) => new URLSearchParams([...now].filter(([name]) => name !== 'view' && !name.startsWith(prefix))), {
      replace: true,
      later: true,
    });
}
