import { ContentVersion } from './core/contentVersion/entity.js';
import { ContentVersionResolver } from './core/contentVersion/resolver.js';
import { followEvents, StoredEvent } from './core/events.js';
import { forgetOldIdempotencyKeys, IdempotencyKey } from './core/idempotency.js';
import { forgetOldCounters, RateLimitCounter } from './core/limits.js';
import { Tally } from './core/tally/entity.js';
import { mergeTallies } from './core/tally/keptCounts.js';
import type { Room } from './room.js';

/** What belongs to no room, and what all of them are on. */
export const coreRoom: Room = {
  entities: [ContentVersion, StoredEvent, Tally, IdempotencyKey, RateLimitCounter],
  resolvers: [ContentVersionResolver],
  partTypes: ['PageInfo'],
  tags: [{ name: 'Exports', description: 'The lists of the admin as CSV, for admins.' }],
  jobs: [followEvents],
  housekeeping: [forgetOldIdempotencyKeys, forgetOldCounters, mergeTallies],
};
