import { ContentVersion } from './contentVersion/entity.js';
import { ContentVersionResolver } from './contentVersion/resolver.js';
import { followEvents, StoredEvent } from './events.js';
import { forgetOldIdempotencyKeys, IdempotencyKey } from './idempotency.js';
import { forgetOldCounters, RateLimitCounter } from './limits.js';
import type { Room } from './room.js';
import { Tally } from './tally/entity.js';
import { mergeTallies } from './tally/service.js';

/** What belongs to no room, and what all of them stand on. */
export const house: Room = {
  entities: [ContentVersion, StoredEvent, Tally, IdempotencyKey, RateLimitCounter],
  resolvers: [ContentVersionResolver],
  partTypes: ['PageInfo'],
  tags: [{ name: 'Exports', description: 'The lists of the desk as CSV, for admins.' }],
  jobs: [followEvents],
  housekeeping: [forgetOldIdempotencyKeys, forgetOldCounters, mergeTallies],
};
