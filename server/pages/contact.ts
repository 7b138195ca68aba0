import { isDeepStrictEqual } from 'node:util';
import { isRecord } from './record.js';
import type { PageContent } from './schemas/index.js';
import type { PageSlug } from './enums.js';

type ContactContent = PageContent<PageSlug.CONTACT>;

/**
 * What is sent of the contact page is laid over what is stored: into `contactInfo` key by key, elsewhere whole; lists are
 * replaced (decisions §12 'Pages'). So the top bar's settings can be saved without the rest of the page.
 */
export function mergeContact(stored: object, sent: unknown): unknown {
  if (!isRecord(sent)) return sent;
  const merged: Record<string, unknown> = { ...stored, ...sent };
  if ('contactInfo' in stored && isRecord(stored.contactInfo) && isRecord(sent.contactInfo ?? {})) {
    merged.contactInfo = { ...stored.contactInfo, ...(sent.contactInfo as object | null | undefined) };
  }
  return merged;
}

/**
 * Whether a save is one of the top bar's settings (back-office §3): nothing but `contactInfo` was sent, or nothing else
 * of the page changed than the details that are in the top bar.
 */
export function isTopBarOnly(stored: object, sent: unknown, saved: ContactContent): boolean {
  if (isRecord(sent) && Object.keys(sent).join() === 'contactInfo') return true;
  const before = { contactInfo: {}, ...stored };
  return (
    isDeepStrictEqual(outsideTopBar(before), outsideTopBar(saved)) &&
    !isDeepStrictEqual(before.contactInfo, saved.contactInfo)
  );
}

/** The page without the details that the top bar shows; address and hours are on the page alone. */
function outsideTopBar({ contactInfo, ...page }: { contactInfo: object }): object {
  const {
    address = null,
    hours = null,
    openingHours = [],
  }: { address?: unknown; hours?: unknown; openingHours?: unknown } = contactInfo;
  return { ...page, address, hours, openingHours };
}
