import { soon } from '../lib/soon';
import { letTakeOver } from './messages';

const KEY = 'parda.reloadedAt';
/** Once is enough: what is missing after that is missing for another reason. */
const AGAIN_AFTER_MS = 60_000;
/** A new version has its files to fetch. */
const RENEWED_WITHIN_MS = 20_000;

/**
 * Code that is not there any more belongs to an older version than the server's: the page is loaded anew, once, in the newest.
 * Code that did not get through is no reason to: what is half typed stays, and the part that is missing offers another try.
 */
export function reloadWhenCodeIsGone(): void {
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    void renewIfGone(payload);
  });
}

async function renewIfGone(failure: Error): Promise<void> {
  if (!(await isGone(failure)) || wasJustReloaded()) return;
  await soon(renewWorker(), RENEWED_WITHIN_MS).catch(() => undefined);
  location.reload();
}

/** Asks the server whether it has the file that an import names; browsers that name none are not helped. */
async function isGone({ message }: Error): Promise<boolean> {
  const [address] = /\S*\/assets\/\S+\.(?:js|css)/.exec(message) ?? [];
  if (!address) return false;
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => null);
  return answer?.status === 404;
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
