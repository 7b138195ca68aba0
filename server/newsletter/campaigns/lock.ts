import { LockMode } from '@mikro-orm/core';
import type { Ctx } from '../../core/context.js';
import { lockById } from '../../core/entities/lockById.js';
import { EmailCampaign } from './entity.js';

/**
 * A campaign that is about to change. Its row is locked before its mails: of two who change, send, pause or end it at the same
 * time the second sees what the first has done.
 * @throws AppError NOT_FOUND
 */
export const lockCampaign = (ctx: Ctx, id: string): Promise<EmailCampaign> =>
  lockById(ctx, EmailCampaign, id, 'Campaign not found.');

/** The same for whoever does not mind that it is gone. */
export const findLocked = (ctx: Ctx, id: string): Promise<EmailCampaign | null> =>
  ctx.em.findOne(EmailCampaign, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
