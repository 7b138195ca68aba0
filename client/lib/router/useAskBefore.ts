import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/** A step from one address to another, as whoever may stop it is told. */
export type Step = Parameters<BlockerFunction>[0];

/**
 * Asks before a step that has a question. The router knows one who asks at a time.
 * @param questionBefore undefined where a step may be made without; a function of its own place, not one that is made anew with each render
 */
export function useAskBefore(questionBefore: (step: Step) => string | undefined): void {
  const question = useRef<string>(undefined);
  const blocker = useBlocker(
    useCallback(
      (step: Step) => {
        question.current = questionBefore(step);
        return question.current !== undefined;
      },
      [questionBefore],
    ),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question.current)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}
