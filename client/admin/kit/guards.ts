import { useEffect, useSyncExternalStore } from 'react';
import type { Step } from '../../lib/router/useAskBefore';

/** Whether a step leaves what stands guard. */
export type Leaves = (step: Step) => boolean;

/** Something on the screen that leaving would lose. */
interface Guard {
  /** What is asked before, in the reader's language. */
  question: string;
  /** Which steps leave it. */
  leaves: Leaves;
}

/** All that stand guard, in the order in which they came. Apart from React, since a step can come between two renders. */
let standing: readonly Guard[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Guard[]): void {
  standing = next;
  for (const tell of listeners) tell();
}

/**
 * Stands guard for as long as there is something to lose; `LeaveQuestion` asks.
 * @param leaves a function of its own place, not one that is made anew with each render
 */
export function useGuard(dirty: boolean, question: string, leaves: Leaves): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const guard = { question, leaves };
    set([...standing, guard]);
    return () => set(standing.filter((other) => other !== guard));
  }, [dirty, question, leaves]);
}

/**
 * What to ask before a step. Where it leaves several things, such as a page and the window over it, the question of the one that came
 * first stands for all.
 */
export const questionBefore = (step: Step): string | undefined => standing.find(({ leaves }) => leaves(step))?.question;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether anything on the screen stands guard. */
export const useIsGuarded = (): boolean => useSyncExternalStore(subscribe, () => standing.length > 0);
