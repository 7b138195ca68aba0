import { isOffline, onConnectionChange } from '../../lib/connection';
import { sessionToken } from '../../lib/token';
import { sendWaiting, takeOver } from './send';
import { outbox } from './store';

const SHORTEST_MS = 1_000;
const LONGEST_MS = 60 * 60_000;

/**
 * Sends what waits while this page is open: at once, when the connection is back, when the page is seen again, when another
 * request has come, and when the next try is due.
 * @returns the way to stop
 */
export function startSending(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (stopped) return;
    if (isOffline()) return takeOver().catch(() => undefined);
    const token = sessionToken.get();
    const next = await sendWaiting({
      userId: sessionToken.userId(),
      token,
      onSession: (header) => sessionToken.heed(header, token),
      // where nothing can be kept, nothing waits
    }).catch(() => null);
    clearTimeout(timer);
    if (stopped || next === null) return;
    timer = setTimeout(begin, Math.min(Math.max(next - Date.now(), SHORTEST_MS), LONGEST_MS));
  }
  const begin = () => void round();
  const onVisibility = () => {
    if (!document.hidden) begin();
  };

  const stops = [outbox.subscribe(begin), sessionToken.subscribe(begin), onConnectionChange(begin)];
  document.addEventListener('visibilitychange', onVisibility);
  begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
