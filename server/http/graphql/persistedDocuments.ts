import type { ApolloServerOptions } from '@apollo/server';
import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../core/context.js';

type PersistedQueries = Exclude<ApolloServerOptions<Ctx>['persistedQueries'], false | undefined>;

/** What Apollo puts before the hash. */
const PREFIX = 'apq:';
/** Of what others have sent with its hash; the least used go first. */
const LEARNED_BYTES = 30 * 1024 * 1024;

/**
 * The documents that can be asked for by their hash (Apollo's protocol of persisted queries): those that are known from the start,
 * which never go, and what was once sent together with its hash.
 * @param known texts by their SHA-256
 */
export function documentsByHash(known: Readonly<Record<string, string>>): PersistedQueries {
  const texts = new Map(Object.entries(known).map(([hash, text]) => [`${PREFIX}${hash}`, text]));
  const learned = new LRUCache<string, string>({
    maxSize: LEARNED_BYTES,
    sizeCalculation: (text, key) => 2 * (text.length + key.length),
  });
  return {
    cache: {
      get: async (key) => texts.get(key) ?? learned.get(key),
      set: async (key, text) => void learned.set(key, text),
      delete: async (key) => learned.delete(key),
    },
  };
}
