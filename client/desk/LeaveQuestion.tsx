import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { questionBefore, useIsGuarded } from './guards';

/**
 * Asks once before what is not saved is left, however much of it is on the screen: the router knows only one that stops it, so this
 * stands once around all that have something to lose (`useGuard`).
 */
export function LeaveQuestion() {
  return useIsGuarded() ? <Question /> : null;
}

function Question() {
  const asked = useRef('');
  const blocker = useBlocker((step) => {
    const question = questionBefore(step);
    asked.current = question ?? '';
    return question !== undefined;
  });

  const ask = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(asked.current)) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') ask();
  }, [blocker.state]);

  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, []);
  return null;
}
