import { useState } from 'react';

/** How often a list looks again whose rows move by themselves. */
export const POLL_MS = 2_000;

/**
 * The options of a query that looks again every two seconds while what it shows moves by itself, and what tells it so. A
 * number, since Apollo goes on calling the very first of functions that read alike.
 */
export function useMoving() {
  const [moves, setMoves] = useState(false);
  return {
    poll: { pollInterval: moves ? POLL_MS : 0, skipPollAttempt: () => document.hidden },
    /** To be called with each drawing. */
    note: (now: boolean) => {
      if (now !== moves) setMoves(now);
    },
  };
}
