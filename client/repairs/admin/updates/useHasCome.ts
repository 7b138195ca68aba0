import { useEffect, useState } from 'react';

/** Longer than that no timer of a browser runs. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether a moment has come; draws anew when it does. Null never comes. */
export function useHasCome(moment: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const at = moment === null ? Infinity : Date.parse(moment);
  useEffect(() => {
    if (at === Infinity || at <= now) return undefined;
    const wait = Math.min(Math.max(at - Date.now(), 0), LONGEST_MS);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [at, now]);
  return at <= now;
}
