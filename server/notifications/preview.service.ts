import { afterQuietHours } from '../core/config/quietHours.js';
import type { Ctx } from '../core/context.js';
import { considerNews } from '../repairs/index.js';
import * as texts from './texts.js';
import type { RepairStatusPreview } from './views.js';

/**
 * What the customer would be told if a change of a repair were saved, how and when (decisions §4); nothing is saved.
 * @param input status, note and estimated cost, as they would be saved
 * @returns null where nobody would be told anything: nothing changes that they learn of, or they know it
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT
 */
export async function previewRepairStatus(ctx: Ctx, id: string, input: unknown): Promise<RepairStatusPreview | null> {
  const considered = await considerNews(ctx, id, input);
  if (!considered) return null;
  const { repair, news, note, messages, dueAt } = considered;
  const notice = texts.movedOn(repair, news);
  const hasAccount = repair.owner !== null;
  return {
    ...notice,
    ...(!hasAccount && { message: messages[0]!.text }),
    messages,
    note,
    byNotification: hasAccount,
    byEmail: hasAccount,
    byHand: !hasAccount,
    notBefore: hasAccount ? afterQuietHours(ctx.config.mailQuietHours, dueAt) : dueAt,
  };
}
