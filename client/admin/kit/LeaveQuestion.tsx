import { useEffect } from 'react';
import { useAskBefore } from '../../lib/router/useAskBefore';
import { questionBefore, useIsGuarded } from './guards';

/**
 * Asks once before what is not saved is left, however much of it is on the screen: the router knows only one that stops it, so this
 * stands once around all that have something to lose (`useGuard`).
 */
export function LeaveQuestion() {
  return useIsGuarded() ? <Question /> : null;
}

function Question() {
  useAskBefore(questionBefore);
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, []);
  return null;
}
