import { isOffline } from '../lib/connection';
import { letTakeOver } from './messages';

const KEY = 'parda.reloadedAt';
/** Once is enough: what is missing after that is missing for another reason. */
const AGAIN_AFTER_MS = 60_000;

/**
 * Code that is not there any more belongs to an older version than the server's: the page is loaded anew, once, in the newest.
 * Without a connection the page says by itself that a part could not be loaded.
 */
export function reloadWhenCodeIsGone(): void {
  globalThis.addEventListener('vite:preloadError', () => {
    if (isOffline() || wasJustReloaded()) return;
    void renewWorker().then(() => location.reload());
  });
}

/** The worker in charge would open the older version again; the newest takes its place, if there is one. */
async function renewWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  await registration.update().catch(() => undefined);
  const newest = registration.waiting ?? registration.installing;
  if (!newest) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (newest.state === 'installed') letTakeOver(newest);
      if (newest.state === 'activated' || newest.state === 'redundant') resolve();
    };
    newest.addEventListener('statechange', look);
    look();
  });
}

function wasJustReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    sessionStorage.setItem(KEY, String(Date.now()));
    return Date.now() - last < AGAIN_AFTER_MS;
  } catch {
    // What cannot be remembered could go round in circles.
    return true;
  }
}
