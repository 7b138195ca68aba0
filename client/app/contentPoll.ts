import type { SeenVersions } from '../graphql/seenVersions';

/** The numbers of public-site §9: every 30 s, three attempts, one second apart. */
export const POLL_EVERY_MS = 30_000;
export const POLL_ATTEMPTS = 3;
export const POLL_RETRY_MS = 1000;
/** In the workspace, where others change what is being worked on. */
export const WORKSPACE_POLL_EVERY_MS = 2_000;

interface ContentPoll {
  /** From one round to the next. */
  everyMs?: number | undefined;
  /** How old what is on screen may be: also an answer that was on its way when the version was asked for, or that was kept. */
  versions: Pick<SeenVersions, 'note' | 'oldest' | 'forgetOldest'>;
  /** Asks the server for its content version. */
  ask: () => Promise<number>;
  /** Called when something on screen is of another version; if it fails, it is called again with the next round. */
  onChange: () => Promise<unknown>;
  /** Called once when all attempts have failed; not again before an answer came through. */
  onOutage: (error: unknown) => void;
}

/**
 * Watches the content version (public-site §4, 'Content loading'). Sleeps while the tab is hidden and asks at once when
 * it is seen again. Returns the way to stop it.
 */
export function startContentPoll({
  everyMs = POLL_EVERY_MS,
  versions,
  ask,
  onChange,
  onOutage,
}: ContentPoll): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let out = false;
  // Each start of a round gets a number; an answer of an older round, or after the stop, counts for nothing.
  let round = 0;

  const later = (work: () => void, ms: number) => {
    timer = setTimeout(work, ms);
  };

  async function attempt(mine: number, left: number): Promise<void> {
    try {
      const seen = await ask();
      if (mine !== round) return;
      out = false;
      later(begin, everyMs);
      const oldest = versions.oldest() ?? seen;
      if (oldest !== seen) versions.forgetOldest();
      versions.note(seen);
      if (oldest !== seen) onChange().catch(() => versions.note(oldest));
    } catch (error) {
      if (mine !== round) return;
      if (left > 1) {
        later(() => void attempt(mine, left - 1), POLL_RETRY_MS);
        return;
      }
      later(begin, everyMs);
      if (!out) onOutage(error);
      out = true;
    }
  }

  function begin(): void {
    void attempt(++round, POLL_ATTEMPTS);
  }

  function pause(): void {
    round++;
    clearTimeout(timer);
  }

  const onVisibility = () => {
    pause();
    if (!document.hidden) begin();
  };

  document.addEventListener('visibilitychange', onVisibility);
  // not in the task that draws the page: a hand may wait behind it
  if (!document.hidden) later(begin, 0);
  return () => {
    pause();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
