import { InMemoryCache } from '@apollo/client';

/**
 * Cache identity, all of it: how each type is told apart and how the arguments of a list count.
 *
 * Every argument of a list is part of its key, the cursor too. Our lists show one page at a time with the state in the
 * URL, so a page is an entry of its own; merging pages into one long list would let the three rows of the home page
 * overwrite the twenty of the records page.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          publicRepairs: { keyArgs: ['search', 'status', 'sort', 'first', 'after', 'last', 'before'] },
          // An id can be typed in many ways; the server knows them all and answers with the same record.
          trackRepair: { keyArgs: ['id'] },
          repair: { keyArgs: ['id'] },
          repairs: { keyArgs: ['scope', 'search', 'status', 'sort', 'first', 'after', 'last', 'before'] },
          notifications: { keyArgs: ['first', 'after', 'last', 'before'] },
        },
      },
      FaqItem: { keyFields: ['id'] },
      // A redacted record and the tracking view are different types, so they never mix (decisions §3).
      PublicRepair: { keyFields: ['id'] },
      TrackedRepair: { keyFields: ['id'] },
      Repair: { keyFields: ['id'] },
      RepairStatusEvent: { keyFields: ['id'] },
      User: { keyFields: ['id'] },
      Notification: { keyFields: ['id'] },
      SocialProviderInfo: { keyFields: ['provider'] },
      // There is one set of statistics: no id, but the same object everywhere.
      SiteStats: { keyFields: [] },
      // Nor where files are uploaded to.
      MediaUpload: { keyFields: [] },
      MediaLimits: { keyFields: false },
      PageInfo: { keyFields: false },
      PublicRepairConnection: { keyFields: false },
      PublicRepairEdge: { keyFields: false },
      RepairConnection: { keyFields: false },
      RepairEdge: { keyFields: false },
      NotificationConnection: { keyFields: false },
      NotificationEdge: { keyFields: false },
      AuthPayload: { keyFields: false },
      Coordinates: { keyFields: false },
      // What the caller may do with a record: it comes whole, with the record it belongs to.
      RepairAbilities: { keyFields: false },
      Preferences: { keyFields: false },
      CustomThemeColors: { keyFields: false },
    },
  });
}
