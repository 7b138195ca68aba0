import { useEffect, useState } from 'react';

type Take = () => void;

/** Most forms have no more, and need not wait. */
const AT_ONCE = 2;

/** Who waits; the first two are at it. */
const line: Take[] = [];

function join(take: Take): void {
  line.push(take);
  if (line.length <= AT_ONCE) take();
}

function leave(take: Take): void {
  const at = line.indexOf(take);
  if (at < 0) return;
  line.splice(at, 1);
  if (at < AT_ONCE) line[AT_ONCE - 1]?.();
}

/**
 * Lets the editors of a screen begin two at a time, with room for a press in between: each takes a slow phone about 40 ms, and the
 * thirty of a long post, all at once, would leave it without an answer for a second or two.
 * @returns whether it may begin, once and for all
 */
export function useTurn(): boolean {
  const [isMine, setMine] = useState(false);
  const [take] = useState<Take>(() => () => setMine(true));
  useEffect(() => {
    join(take);
    return () => leave(take);
  }, [take]);
  useEffect(() => {
    // What it begins with is done by now: a component's effects come after those of what it holds.
    const rest = isMine ? setTimeout(() => leave(take)) : undefined;
    return () => clearTimeout(rest);
  }, [isMine, take]);
  return isMine;
}
