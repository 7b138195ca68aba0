/** Whether an address belongs to this site: relative, or under our own origin. What cannot be read is foreign. */
export function isOwnOrigin(url: string): boolean {
  try {
    return new URL(url, globalThis.location.href).origin === globalThis.location.origin;
  } catch {
    return false;
  }
}

/** Our own addresses as paths, so that they outlive a change of the domain; others as they are. */
export function withoutOwnOrigin(url: string): string {
  if (!isOwnOrigin(url)) return url;
  const { pathname, search, hash } = new URL(url, globalThis.location.href);
  return pathname + search + hash;
}
