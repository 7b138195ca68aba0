import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { translateServerMessage } from '../../lib/serverTexts';
import { sessionToken } from '../../lib/token';
import { useViewer } from '../../session/useViewer';
import { toast } from '../../ui';
import type { NewSessionFragment } from '../accounts.gen';

/** What a form does with a session that has just begun. */
export type Enter = (session: NewSessionFragment) => Promise<void>;

/** How a person is addressed: by name, else by username (public-site §8). */
export const callName = ({ name, username }: NewSessionFragment['user']): string => name?.trim() || username;

/** Keeps the token, says what there is to say, and goes on. Without a greeting of its own it welcomes by name. */
export function useEnter() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  return async (redirect: string, { token, notice, user }: NewSessionFragment, greeting?: string): Promise<void> => {
    sessionToken.set(token);
    const name = callName(user);
    toast.success(greeting ?? t`Welcome, ${name}!`);
    if (notice) toast.info(translateServerMessage(i18n, notice));
    await navigate(redirect, { replace: true });
  };
}

/**
 * The door of the login page: whoever arrives signed in is sent on and told so (public-site §2); whoever has just come
 * through it is not told (decisions §3).
 */
export function useEntrance(redirect: string) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { status } = useViewer();
  const goIn = useEnter();
  // of each arrival anew: a way on that another arrival breaks off or overtakes leaves this page standing. Its key alone
  // would not tell: every address that is typed in has the same.
  const here = useLocation();
  const onTheWayFrom = useRef<Location>(null);
  const [asking, setAsking] = useState(status === 'loading' || status === 'user');
  if (asking && (status === 'guest' || status === 'unreachable')) setAsking(false);

  const sendOn = useEffectEvent((arrival: Location) => {
    if (onTheWayFrom.current === arrival) return;
    onTheWayFrom.current = arrival;
    toast.info(t`You are already logged in. Redirecting...`);
    void navigate(redirect, { replace: true });
  });
  useEffect(() => {
    if (status === 'user') sendOn(here);
  }, [status, here]);

  const enter: Enter = (session) => {
    onTheWayFrom.current = here;
    return goIn(redirect, session);
  };
  /** `asking`: there is a token, and nobody knows yet whether it still counts. */
  return { asking, enter };
}
