import { useEffect, useReducer } from 'react';

/** Renders again every minute, so that '5m ago' grows old on screen; sleeps in a hidden tab and wakes with it. */
export function useEveryMinute(): void {
  const [, renderAgain] = useReducer((minutes: number) => minutes + 1, 0);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) renderAgain();
    };
    const clock = setInterval(look, 60_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
