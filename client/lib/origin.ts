import { serverSide } from './serverSide';

/** Where relative addresses begin. */
const base = () => serverSide()?.origin ?? globalThis.location.href;

/** The origin under which this site is read, as `https://parda.example`. */
export const ownOrigin = (): string => serverSide()?.origin ?? globalThis.location.origin;

/** Whether an address belongs to this site: relative, or under our own origin. What cannot be read is foreign. */
export function isOwnOrigin(url: string): boolean {
  try {
    return new URL(url, base()).origin === ownOrigin();
  } catch {
    return false;
  }
}

/** Our own addresses as paths, so that they outlive a change of the domain; others as they are. */
export function withoutOwnOrigin(url: string): string {
  if (!isOwnOrigin(url)) return url;
  const { pathname, search, hash } = new URL(url, base());
  return pathname + search + hash;
}

/** Where a route of this site is, written out: for codes and for paper. */
export const addressOf = (route: string): string => `${window.location.origin}/#${route}`;
