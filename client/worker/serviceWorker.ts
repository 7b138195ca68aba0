import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { OUTBOX_TAG, sendQueued } from '../repairs/booking/sender';
import { SKIP_WAITING } from '../offline/messages';
import type { PrecacheEntry } from './precache';
import { isPage } from './pages';
import type { WorkerScope } from './scope';
import { makeCachesAnswerSoon } from './soonCaches';

declare const self: WorkerScope;
/** Written in by the build. */
declare const SITE_FILES: PrecacheEntry[];
declare const SITE_BUILD: string;

/**
 * What works without a connection (decisions §11): the shell and the hashed files of the public pages, fetched beforehand;
 * other hashed files and the shop's pictures, once they were seen. Whatever is not named here goes to the network, among it
 * `/graphql`, `/api` and every answer to a signed-in person.
 */
const ASSETS = `parda-assets-${SITE_BUILD}`;
const PICTURES = 'parda-pictures';
const PICTURES_KEPT = 150;
const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

makeCachesAnswerSoon(caches);
cleanupOutdatedCaches();
precacheAndRoute(SITE_FILES);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/shell.html'), { allowlist: [isPage] }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: ASSETS }),
);
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/parda/image/'),
  new CacheFirst({
    cacheName: PICTURES,
    plugins: [
      new ExpirationPlugin({
        maxEntries: PICTURES_KEPT,
        maxAgeSeconds: THIRTY_DAYS_SECONDS,
        purgeOnQuotaError: true,
      }),
    ],
  }),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldAssets(), self.clients.claim()]));
});

// A new version takes over when the person says so: what is half typed is theirs to finish.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === SKIP_WAITING) void self.skipWaiting();
});

// Only guests' requests: a person's token is where no worker can read it, and their page sends theirs.
self.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_TAG) event.waitUntil(sendOrAskAgain());
});

/** A promise that is rejected asks the browser for another round, later. */
async function sendOrAskAgain(): Promise<void> {
  const next = await sendQueued({ userId: null, token: null });
  if (next !== null) throw new Error('Some requests are still waiting.');
}

async function forgetOldAssets(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('parda-assets-') && name !== ASSETS);
  await Promise.all(old.map((name) => caches.delete(name)));
}
