import { useState } from 'react';

/** How often a list looks again whose rows move by themselves. */
const POLL_MS = 2_000;

/**
 * The options of a query that looks again every two seconds while what it shows moves by itself. A number, since Apollo goes on
 * calling the very first of functions that read alike.
 */
export const pollWhile = (moves: boolean) => ({
  pollInterval: moves ? POLL_MS : 0,
  skipPollAttempt: () => document.hidden,
});

/**
 * The same where only the answer tells whether it moves.
 * @param isWatched the rows that move are watched, and need not be asked for
 */
export function useMoving(isWatched = false) {
  const [moves, setMoves] = useState(false);
  return {
    poll: pollWhile(moves && !isWatched),
    /** To be called with each drawing. */
    note: (now: boolean) => {
      if (now !== moves) setMoves(now);
    },
  };
}
