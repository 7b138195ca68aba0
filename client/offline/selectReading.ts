import type { NormalizedCacheObject } from '@apollo/client';

/**
 * What may stay on the device: the answers that everybody gets. Whatever is not named here is forgotten with the page, among it
 * the tracking view of a repair, which shows more to whoever gave a contact number.
 */
const KEPT: ReadonlySet<string> = new Set([
  'aboutPage',
  'blogCategories',
  'blogPost',
  'blogPosts',
  'careersPage',
  'contactPage',
  'faqItems',
  'faqPage',
  'heroSlides',
  'jobOpenings',
  'policyPage',
  'product',
  'products',
  'publicRepairs',
  'reviews',
  'serviceRating',
  'servicesPage',
  'siteStats',
  'stories',
  'whyChooseUsPage',
]);

const ROOT = 'ROOT_QUERY';

/**
 * The part of a guest's cache that is kept: the answers of public questions with all that they refer to, in the order in which
 * they were asked, until the room is filled.
 * @param room in characters of JSON
 */
export function selectReading(cache: NormalizedCacheObject, room: number): NormalizedCacheObject {
  const root: Record<string, unknown> = { __typename: 'Query' };
  const kept: NormalizedCacheObject = {};
  let left = room;
  for (const [field, value] of Object.entries(cache[ROOT] ?? {})) {
    if (!KEPT.has(/^\w+/.exec(field)?.[0] ?? '')) continue;
    const records = recordsBehind(value, cache, kept);
    const size = JSON.stringify([field, value, records]).length;
    if (size > left) continue;
    left -= size;
    root[field] = value;
    Object.assign(kept, records);
  }
  return { ...kept, [ROOT]: root as NormalizedCacheObject[string] };
}

/** The records that an answer refers to, and those that these refer to, but for what is kept already. */
function recordsBehind(
  answer: unknown,
  cache: NormalizedCacheObject,
  kept: NormalizedCacheObject,
): NormalizedCacheObject {
  const found: NormalizedCacheObject = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    // oxlint-disable-next-line no-underscore-dangle -- Apollo's own name
    const id = (value as { __ref?: unknown }).__ref;
    if (typeof id !== 'string') return Object.values(value).forEach(visit);
    const record = cache[id];
    if (!record || Object.hasOwn(found, id) || Object.hasOwn(kept, id)) return;
    found[id] = record;
    visit(record);
  };
  visit(answer);
  return found;
}
