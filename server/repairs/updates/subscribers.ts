import { ref } from '@mikro-orm/core';
import type { Subscriber } from '../../core/context.js';
import { on } from '../../core/events.js';
import { postMail } from '../../mail/index.js';
import { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { RepairRequested } from '../events.js';
import { CustomerUpdate } from './entity.js';
import { NotifiedBy, UpdateKind } from './enums.js';
import { receivedMail } from './mail/mails.js';

/**
 * A repair was requested. Whoever stood at the counter or has booked on the site knows it; an owner also gets it in writing,
 * with the way to follow it.
 */
const received = on(RepairRequested, async (ctx, { event, occurredAt }) => {
  const repair = await ctx.em.findOne(Repair, { id: event.subjectId });
  if (!repair) return;
  const { submissionDate: createdAt } = repair;
  const update = Object.assign(new CustomerUpdate(), {
    repair: ref(repair),
    kind: UpdateKind.RECEIVED,
    status: RepairStatus.REQUESTED,
    createdAt,
    dueAt: createdAt,
    notifiedAt: occurredAt,
    notifiedBy: NotifiedBy.SELF,
  });
  if (repair.owner) update.mailId = (await postMail(ctx, receivedMail, { data: { updateId: update.id } })).id;
  ctx.em.persist(update);
});

export const repairSubscribers: readonly Subscriber[] = [received];
