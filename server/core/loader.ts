import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import DataLoader from 'dataloader';
import type { Ctx } from './context.js';

/**
 * Reads things by key so that all of a call's that are asked for at the same time share one query: a list of twenty asks once.
 * Nothing is kept, for what the same call changes a later field must see.
 * @param load gives one answer for each key, in their order
 * @param maxBatchSize how many keys a query may take at most
 */
export function batched<Key, Value>(
  load: (ctx: Ctx, keys: readonly Key[]) => Promise<Value[]>,
  maxBatchSize = Infinity,
): (ctx: Ctx, key: Key) => Promise<Value> {
  const loaders = new WeakMap<Ctx, DataLoader<Key, Value>>();
  return (ctx, key) => {
    let loader = loaders.get(ctx);
    if (!loader) {
      loader = new DataLoader((keys) => load(ctx, keys), { cache: false, maxBatchSize });
      loaders.set(ctx, loader);
    }
    return loader.load(key);
  };
}

/** Finds things by their ids, all of a call's in one query; null in the place of each that is not there. */
export const batchedById = <T extends { id: string }>(entity: EntityClass<T>) =>
  batched<string, T | null>(async (ctx, ids) => {
    const things = await ctx.em.find(entity, { id: { $in: [...ids] } } as unknown as FilterQuery<T>);
    const byId = new Map(things.map((thing) => [thing.id, thing as T]));
    return ids.map((id) => byId.get(id) ?? null);
  });
