import { LockMode } from '@mikro-orm/core';
import type { Ctx } from '../../core/context.js';
import { findMaybe } from '../record/findRecord.js';
import { CustomerUpdate } from './entity.js';

/**
 * An update whose repair is locked, read anew: whoever tells, marks or undoes comes one after the other.
 * @returns null where it, or its repair, is gone
 */
export async function lockUpdate(
  ctx: Ctx,
  id: string,
  options: { filters?: { notDeleted: boolean } } = {},
): Promise<CustomerUpdate | null> {
  const found = await ctx.em.findOne(CustomerUpdate, { id });
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const repair = found && (await findMaybe(ctx, found.repair.id, { ...lock, ...options }));
  return repair && ctx.em.findOne(CustomerUpdate, { id }, { refresh: true });
}
