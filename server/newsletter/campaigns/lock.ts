import { LockMode } from '@mikro-orm/core';
import type { Ctx } from '../../core/context.js';
import { isUuid } from '../../core/entities/ids.js';
import { notFound } from '../../core/errors.js';
import { EmailCampaign } from './entity.js';

/**
 * A campaign that is about to change. Its row is locked before its mails: of two who change, send, pause or end it at the same
 * time the second sees what the first has done.
 * @throws AppError NOT_FOUND
 */
export async function lockCampaign(ctx: Ctx, id: string): Promise<EmailCampaign> {
  const campaign = isUuid(id) ? await findLocked(ctx, id) : null;
  if (!campaign) throw notFound('Campaign not found.');
  return campaign;
}

/** The same for whoever does not mind that it is gone. */
export const findLocked = (ctx: Ctx, id: string): Promise<EmailCampaign | null> =>
  ctx.em.findOne(EmailCampaign, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
