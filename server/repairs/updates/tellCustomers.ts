import type { Ctx, Job } from '../../core/context.js';
import { emit, transaction } from '../../core/events.js';
import { OutgoingMail, postMail } from '../../mail/index.js';
import { CustomerUpdateDue } from '../events.js';
import { ToldBy, UpdateKind } from './enums.js';
import { lockUpdate } from './lockUpdate.js';
import { quoteMail, statusMail } from './mail/mails.js';

/**
 * Tells the owners of repairs what is due: the house hears of it, which leaves a word on the site, and a mail is posted. Of
 * what was undone or replaced meanwhile nobody hears, nor anybody of a repair that was deleted.
 */
export const tellCustomers: Job<{ updateIds: string[] }> = {
  name: 'tell-customers',
  retries: 10,
  pauseSeconds: 5,
  handle: async (ctx, { updateIds }) => {
    for (const id of updateIds) await transaction(ctx, () => tell(ctx, id));
  },
};

async function tell(ctx: Ctx, id: string): Promise<void> {
  const update = await lockUpdate(ctx, id);
  const repair = update?.repair.getEntity();
  if (!update || !repair?.owner || update.supersededAt) return;
  // told by hand meanwhile, they still find it on the site
  if (update.toldBy === ToldBy.SELF || update.toldBy === ToldBy.EMAIL) return;
  if (!update.mailId) emit(ctx, new CustomerUpdateDue(repair.id, update.status, update.cost));
  else if (await ctx.em.count(OutgoingMail, { id: update.mailId })) return;
  const kind = update.kind === UpdateKind.QUOTE ? quoteMail : statusMail;
  update.mailId = (await postMail(ctx, kind, { data: { updateId: id } })).id;
}
