import { DELETED_TOO } from '../../../core/entities/bin.js';
import type { MailKind } from '../../../mail/index.js';
import { Repair } from '../../entity.js';
import { CustomerUpdate } from '../entity.js';
import { NotifiedBy, UpdateKind } from '../enums.js';
import { lockUpdate } from '../lockUpdate.js';
import { isOpen } from '../news.js';
import { updateContent } from './content.js';

/** The mails that carry updates to the owners of repairs. */

/** Whoever has booked knows it, and gets it in writing nevertheless. */
const isToBeMailed = (update: CustomerUpdate): boolean =>
  update.kind === UpdateKind.RECEIVED ? update.notifiedBy !== NotifiedBy.EMAIL : isOpen(update);

const updateMail = (name: string, isUrgent: boolean): MailKind => ({
  name,
  isUrgent,
  write: async (ctx, { data }) => {
    const update = await ctx.em.findOne(CustomerUpdate, { id: String(data.updateId) });
    if (!update || !isToBeMailed(update)) return null;
    const repair = await ctx.em.findOne(Repair, { id: update.repair.id }, { populate: ['owner', 'quotes'] });
    const owner = repair?.owner?.getEntity();
    return repair && owner ? updateContent(ctx, update, repair, owner) : null;
  },
  sent: async (ctx, { data }) => {
    const update = await lockUpdate(ctx, String(data.updateId), { filters: DELETED_TOO });
    if (!update || !(isToBeMailed(update) || update.supersededAt)) return;
    if (isOpen(update)) update.repair.getEntity().notificationPendingSince = null;
    // what was replaced while its mail went was told after all
    Object.assign(update, { notifiedAt: ctx.clock(), notifiedBy: NotifiedBy.EMAIL, supersededAt: null });
  },
});

export const receivedMail = updateMail('repair-received', true);
export const statusMail = updateMail('repair-status', false);
export const quoteMail = updateMail('repair-quote', false);

export const repairMails: readonly MailKind[] = [receivedMail, statusMail, quoteMail];
