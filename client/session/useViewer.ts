import { skipToken } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { sessionToken } from '../lib/token';
import { useViewerQuery, type ViewerProfileFragment } from './session.gen';

export type Viewer = ViewerProfileFragment;

export interface Session {
  /**
   * `loading`: there is a token, and the server has not said yet whose. `unreachable`: it could not be asked; the token
   * is kept, since a lost connection signs nobody out (decisions §3).
   */
  status: 'guest' | 'user' | 'loading' | 'unreachable';
  viewer: Viewer | null;
  isAdmin: boolean;
  error: unknown;
  retry: () => void;
}

/** Who is looking, as the server sees it. */
export function useViewer(): Session {
  const token = useSyncExternalStore(sessionToken.subscribe, sessionToken.get, () => null);
  const { data, error, refetch } = useViewerQuery(token ? {} : skipToken);
  const viewer = (token && data?.viewer) || null;
  return {
    status: viewer ? 'user' : !token || data ? 'guest' : error ? 'unreachable' : 'loading',
    viewer,
    isAdmin: viewer?.role === 'ADMIN',
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}
