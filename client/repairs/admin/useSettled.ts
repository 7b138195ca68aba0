import { useEffect, useState } from 'react';

/** A value as it was when it had rested for a moment: what is typed is asked about once, not at every key. */
export function useSettled<Value extends string | null>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
