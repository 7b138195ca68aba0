// @module-tag database
import { describe, expect, it } from 'vitest';
import { RateLimitCounter } from './core/limits.js';
import { outcomeOf, usePrepared } from './testing/access/callers.js';
import { GRAPHQL } from './testing/access/graphqlRows.js';
import { GUEST_LIMITS, type LimitRow } from './testing/access/limitRows.js';
import { REST } from './testing/access/restRows.js';
import { useTestAppAsItIs } from './testing/testApp.js';

/**
 * Whatever a guest can change has a limit. The doors are those of the access rows, which are held to the schema and the routes. Of the
 * others, uploads have theirs in media/uploads/limits.test.ts, links out of newsletters in newsletter/links/unsubscribe.test.ts, and the way back from a
 * provider in accounts/social/callback.test.ts.
 */

const app = useTestAppAsItIs();
const prepared = usePrepared(app);

const isChanging = (door: string) => /^(Mutation\.|(post|put|patch|delete) )/.test(door);
/** A door that only guests are sent away from is for people; one that sends everybody away looks at what they bring. */
const isForGuests = ([, guest, user]: readonly unknown[], sentAway: unknown) => guest !== sentAway || user === sentAway;

const guestDoors = [
  ...Object.entries(GRAPHQL).filter(([, row]) => isForGuests(row, 'UNAUTHENTICATED')),
  ...Object.entries(REST).filter(([, row]) => isForGuests(row, 401)),
].flatMap(([door]) => (isChanging(door) ? [door] : []));

it('has a row for each changing door of guests', () => {
  expect(Object.keys(GUEST_LIMITS).toSorted()).toEqual(guestDoors.toSorted());
});

/** Opens a door as a guest. @returns the error code, if it did not open */
async function knock(door: string, fill: (request: string) => string, request: string): Promise<unknown> {
  if (door.startsWith('Mutation.')) return (await outcomeOf(app, door, fill(request), undefined)).outcome;
  const [method, path] = fill(door).split(' ') as [string, string];
  const { body } = await app.viaRest<{ code?: string } | null>(
    method.toUpperCase(),
    `/api${path}`,
    request || undefined,
  );
  return body?.code;
}

describe('a guest who comes again and again is held back', () => {
  const limited = Object.entries(GUEST_LIMITS).filter((entry): entry is [string, LimitRow] => 'limit' in entry[1]);

  it.each(limited)('%s', async (door, { limit, request = (GRAPHQL[door] ?? REST[door])![0] }) => {
    const { fill } = await prepared();
    expect(await knock(door, fill, request)).not.toBe('RATE_LIMITED');
    const counted = await app.em.nativeUpdate(RateLimitCounter, { key: { $like: `${limit}:%` } }, { points: 100_000 });
    expect(counted).toBe(1);
    expect(await knock(door, fill, request)).toBe('RATE_LIMITED');
  });
});
