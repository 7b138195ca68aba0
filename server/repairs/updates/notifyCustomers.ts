import type { Ctx, Job } from '../../core/context.js';
import { emit, transaction } from '../../core/events.js';
import { OutgoingMail, postMail } from '../../mail/index.js';
import { CustomerUpdateDue } from '../events.js';
import { NotifiedBy, UpdateKind } from './enums.js';
import { lockUpdate } from './lockUpdate.js';
import { quoteMail, statusMail } from './mail/mails.js';

/**
 * Notifies the owners of repairs of what is due: an event, which puts a notification on the site, and a mail. Nobody is
 * notified of what was undone or replaced meanwhile, nor of a repair that was deleted.
 */
export const notifyCustomers: Job<{ updateIds: string[] }> = {
  // stored with each job that waits
  name: 'tell-customers',
  retries: 10,
  pauseSeconds: 5,
  handle: async (ctx, { updateIds }) => {
    for (const id of updateIds) await transaction(ctx, () => notify(ctx, id));
  },
};

async function notify(ctx: Ctx, id: string): Promise<void> {
  const update = await lockUpdate(ctx, id);
  const repair = update?.repair.getEntity();
  if (!update || !repair?.owner || update.supersededAt) return;
  // notified by hand meanwhile, they still find it on the site
  if (update.notifiedBy === NotifiedBy.SELF || update.notifiedBy === NotifiedBy.EMAIL) return;
  if (!update.mailId) emit(ctx, new CustomerUpdateDue(repair.id, update.status, update.cost));
  else if (await ctx.em.count(OutgoingMail, { id: update.mailId })) return;
  const kind = update.kind === UpdateKind.QUOTE ? quoteMail : statusMail;
  update.mailId = (await postMail(ctx, kind, { data: { updateId: id } })).id;
}
