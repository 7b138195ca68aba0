import type { SocialProvider } from '../../core/config/config.js';

/** An address longer than this leads home instead: it has to fit into a cookie. */
const MAX_REDIRECT_BYTES = 1_500;

/**
 * Where a `?redirect=` may lead: a path of this site, never another host and never the login page itself (decisions §3).
 * Anything else leads home. The client judges alike, and once more (client/session/urls.ts).
 */
export function safeRedirect(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(wanted)) return '/';
  if (Buffer.byteLength(wanted) > MAX_REDIRECT_BYTES) return '/';
  return /^\/login(?![\w-])/i.test(wanted) ? '/' : wanted;
}

/** What somebody comes back from a provider with: the code for our page, or why there is none. */
export type Found = { code: string } | { error: 'unavailable' | 'denied' | 'failed' };

/** The login page, which takes it from there (decisions §12 'Addresses'). What is behind the # reaches no server. */
export const loginAddress = (provider: SocialProvider, found: Found, redirect: string): string =>
  `/#/login?${new URLSearchParams({ provider, ...found, redirect }).toString()}`;
