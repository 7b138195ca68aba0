import { letTakeOver } from './messages';

const URL_OF_WORKER = '/service-worker.js';
/** The browser lets a worker finish what it has begun, for minutes if that hangs; nobody waits for longer than this. */
const TAKES_OVER_WITHIN_MS = 5_000;
/** An app that is never closed asks for a new version when it is looked at, but not more often. */
const LOOK_EVERY_MS = 60 * 60_000;

let waiting: ServiceWorker | null = null;
let takingOver = false;
const listeners = new Set<() => void>();

/** A new version that has arrived and waits for the person's word (decisions §11). */
export const newVersion = {
  get: () => waiting !== null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Lets it take over, and loads the page anew. */
  accept: (): void => {
    if (!waiting) return;
    // Another tab has let it in already, and nothing is to come any more.
    if (waiting.state !== 'installed') return location.reload();
    takingOver = true;
    letTakeOver(waiting);
    const newest = waiting;
    setTimeout(() => void (newest.state === 'installed' && startWithout()), TAKES_OVER_WITHIN_MS);
  },
};

/** Loads the page from the server, in its newest version, which registers its worker anew. */
async function startWithout(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  location.reload();
}

/** Registers the service worker, in production builds only, and watches for new versions of it. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(URL_OF_WORKER, { updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker takes over a page as well, which is no new version to it.
    if (takingOver) location.reload();
  });
  watch(registration);
  registration.addEventListener('updatefound', () => watch(registration));
  lookNowAndThen(registration);
}

function watch({ installing, waiting: arrived }: ServiceWorkerRegistration): void {
  if (arrived) tell(arrived);
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') tell(installing);
  });
}

function tell(worker: ServiceWorker): void {
  // Without one in charge this is the first version, not a new one.
  if (!navigator.serviceWorker.controller) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < LOOK_EVERY_MS) return;
    looked = Date.now();
    // Rejected without a connection; there will be another time.
    registration.update().catch(() => undefined);
  });
}
