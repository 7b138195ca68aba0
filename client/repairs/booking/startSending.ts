import type { ApolloCache } from '@apollo/client';
import { isOffline, onConnectionChange } from '../../lib/connection';
import { sessionToken } from '../../lib/token';
import { bookings } from './bookings';
import { reader, sendQueued, takeOver } from './sender';

const SHORTEST_MS = 1_000;
const LONGEST_MS = 60 * 60_000;

/**
 * Sends what waits while this page is open: at once, when the connection is back, when the page is seen again, when another booking has
 * come, and when the next try is due.
 * @returns the way to stop
 */
export function startSending(cache: ApolloCache): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (stopped) return;
    if (isOffline()) return takeOver();
    const next = await sendQueued(reader(cache));
    clearTimeout(timer);
    if (stopped || next === null) return;
    timer = setTimeout(begin, Math.min(Math.max(next - Date.now(), SHORTEST_MS), LONGEST_MS));
  }
  const begin = () => void round();
  const onChange = () => {
    // what is typed is nobody's to send
    if (bookings.all().some(({ state }) => state === 'queued' || state === 'sending')) begin();
  };
  const onVisibility = () => {
    if (!document.hidden) begin();
  };

  const stops = [bookings.subscribe(onChange), sessionToken.subscribe(begin), onConnectionChange(begin)];
  document.addEventListener('visibilitychange', onVisibility);
  begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
