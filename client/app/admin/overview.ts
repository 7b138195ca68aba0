import { storage } from '../../lib/storage';

const KEY = 'parda.desk.overview';

/** Whether the charts were open when this device last showed the dashboard; null on its first visit. */
export function overviewRemembered(): boolean | null {
  const kept = storage.get(KEY);
  return kept === null ? null : kept === 'open';
}

export function rememberOverview(open: boolean): void {
  storage.set(KEY, open ? 'open' : 'closed');
}
