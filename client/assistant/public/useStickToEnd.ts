import { useLayoutEffect, useRef } from 'react';

/** So near to the end, in px, somebody is still reading along. */
const NEAR_PX = 48;

/**
 * Keeps the end of a conversation in sight while it grows, unless the reader has scrolled up to something; a question of
 * their own brings them back to the end.
 * @param replyId of the reply that is being written
 * @returns what the scrolling element takes
 */
export function useStickToEnd(replyId: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  // Every reply begins with a question.
  useLayoutEffect(() => {
    if (replyId !== undefined) isAtEnd.current = true;
  }, [replyId]);

  useLayoutEffect(() => {
    const element = ref.current;
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
  });

  function onScroll(): void {
    const element = ref.current;
    if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
  }
  return { ref, onScroll };
}
