import { type EntityClass, type FilterQuery, LockMode } from '@mikro-orm/core';
import type { Ctx } from '../context.js';
import { notFound } from '../errors.js';
import { isUuid } from './ids.js';

interface LockOptions<T extends object> {
  /** What it has to be, beside having the id. */
  where?: FilterQuery<T>;
  /** Those of its entity that do not count; false for none of them. */
  filters?: { notDeleted: boolean } | false;
  lockMode?: LockMode.PESSIMISTIC_READ | LockMode.PESSIMISTIC_WRITE;
}

/**
 * A thing that is about to change, read anew: whoever else changes it meanwhile waits for the end of the running transaction, and then
 * sees what was done.
 * @param id from outside
 * @param missing what is said where there is none
 * @throws AppError NOT_FOUND
 */
export async function lockById<T extends { id: string }>(
  ctx: Pick<Ctx, 'em'>,
  entity: EntityClass<T>,
  id: string,
  missing: string,
  { where = {}, lockMode = LockMode.PESSIMISTIC_WRITE, ...options }: LockOptions<NoInfer<T>> = {},
): Promise<T> {
  const found = isUuid(id)
    ? await ctx.em.findOne(entity, { $and: [{ id }, where] } as FilterQuery<T>, { lockMode, refresh: true, ...options })
    : null;
  if (!found) throw notFound(missing);
  return found;
}
