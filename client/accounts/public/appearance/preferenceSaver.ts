import type { Choices } from '../../../lib/appearanceChoices';

/** A colour picker tells of every shade that a hand passes over; the one where it rests is the choice. */
export const COLOR_PAUSE_MS = 600;

type Unsaved = Partial<Choices>;

/**
 * Sends choices to the server one request after the other, so that the last one chosen is the last one to arrive. What
 * is chosen while a request is under way travels together with the next.
 * @param send settles in any case; what it says about a failure is its own affair
 */
export function createPreferenceSaver(send: (choices: Unsaved) => Promise<void>) {
  let waiting: Unsaved = {};
  let underWay: Unsaved | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (underWay || Object.keys(waiting).length === 0) return;
    underWay = waiting;
    waiting = {};
    void send(underWay).finally(() => {
      underWay = null;
      if (!timer) flush();
    });
  }

  return {
    add(choices: Unsaved): void {
      waiting = { ...waiting, ...choices };
      clearTimeout(timer);
      timer = setTimeout(flush, 'colors' in choices ? COLOR_PAUSE_MS : 0);
    },
    /** What the server's answers may not contain yet. */
    unsaved: (): Unsaved => ({ ...underWay, ...waiting }),
    flush,
    stop(): void {
      clearTimeout(timer);
      waiting = {};
    },
  };
}
