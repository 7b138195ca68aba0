import { isOffline, onConnectionChange } from '../lib/connection';
import { sessionToken } from '../lib/token';
import { isOnItsWay, type Outgoing } from './outbox';

const SHORTEST_MS = 1_000;
const LONGEST_MS = 60 * 60_000;

interface Outbox<Sender> {
  records: { all: () => readonly Outgoing[]; subscribe: (listener: () => void) => () => void };
  takeOver: () => Promise<void>;
  sendQueued: (sender: Sender) => Promise<number | null>;
}

/**
 * Sends what waits while this page is open: at once, when the connection is back, when the page is seen again, when another item has come,
 * and when the next try is due.
 * @param reader who sends, asked anew for each round
 * @returns the way to stop
 */
export function startSending<Sender>(
  { records, takeOver, sendQueued }: Outbox<Sender>,
  reader: () => Sender,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (stopped) return;
    if (isOffline()) return takeOver();
    const next = await sendQueued(reader());
    clearTimeout(timer);
    if (stopped || next === null) return;
    timer = setTimeout(begin, Math.min(Math.max(next - Date.now(), SHORTEST_MS), LONGEST_MS));
  }
  const begin = () => void round();
  const onChange = () => {
    if (records.all().some(isOnItsWay)) begin();
  };
  const onVisibility = () => {
    if (!document.hidden) begin();
  };

  const stops = [records.subscribe(onChange), sessionToken.subscribe(begin), onConnectionChange(begin)];
  document.addEventListener('visibilitychange', onVisibility);
  begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
