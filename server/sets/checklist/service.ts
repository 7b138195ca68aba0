import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import type { Ctx } from '../../core/context.js';
import { nextVersion, seenVersion } from '../../core/entities/version.js';
import { emit, transaction } from '../../core/events.js';
import { inputType } from '../../core/fields/inputType.js';
import { requiredLine } from '../../core/fields/text.js';
import { authorize } from '../../core/policy.js';
import { SheetChecklistSaved } from '../events.js';
import { canManage } from '../policy.js';
import { isEachOnce, MAX_ITEM } from '../sheets/inputs.js';
import { SheetChecklist } from './entity.js';

/** What a new site looks at. */
export const STARTER_ITEMS: readonly string[] = [
  'Power',
  'Picture',
  'Sound',
  'HDMI',
  'Network',
  'Remote',
  'Screen',
  'Body',
  'Stand',
];

/** There is one row, if any. */
const THE_ONE = { id: 'checklist' };

const MAX_ITEMS = 30;
const WRONG_COUNT = `The checklist has 1 to ${MAX_ITEMS} items.`;

export const checklistSchema = z.object(
  {
    items: z
      .array(requiredLine('Item', MAX_ITEM), { error: WRONG_COUNT })
      .min(1, WRONG_COUNT)
      .max(MAX_ITEMS, WRONG_COUNT)
      .refine(isEachOnce, 'Each item can be on the checklist only once.')
      .meta({ description: `1 to ${MAX_ITEMS} lines of at most ${MAX_ITEM} characters, in the order of looking.` }),
    version: seenVersion,
  },
  { error: 'The checklist must be an object.' },
);

export const SheetChecklistInput = inputType(
  'SheetChecklistInput',
  checklistSchema,
  'What the shop looks at from now on; sheets that are there keep their items.',
);

/** @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function readChecklist(ctx: Ctx): Promise<SheetChecklist> {
  authorize(ctx.actor, canManage(ctx.actor));
  return (await ctx.em.findOne(SheetChecklist, THE_ONE)) ?? starter();
}

const starter = () => Object.assign(new SheetChecklist(), { items: [...STARTER_ITEMS] });

/**
 * Writes the checklist anew.
 * @param input see checklistSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, CONFLICT if it was changed since it was read
 */
export async function saveChecklist(ctx: Ctx, input: unknown): Promise<SheetChecklist> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { items, version } = checklistSchema.parse(input);
  return transaction(ctx, async () => {
    // the first time there is no row to lock: the second of two at once fails by the key, as a CONFLICT
    const kept = await ctx.em.findOne(SheetChecklist, THE_ONE, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    const checklist = kept ?? starter();
    nextVersion(checklist, version);
    checklist.items = items;
    if (!kept) ctx.em.persist(checklist);
    emit(ctx, new SheetChecklistSaved(checklist.id));
    return checklist;
  });
}
