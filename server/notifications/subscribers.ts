import { ref } from '@mikro-orm/core';
import { User } from '../accounts/entity.js';
import type { Ctx, Occurrence } from '../platform/context.js';
import { on, StoredEvent } from '../platform/events.js';
import { UserRole } from '../platform/policy.js';
import { Repair } from '../repairs/entity.js';
import { RepairStatus } from '../repairs/enums.js';
import {
  QuoteDecided,
  RepairCostsChanged,
  RepairRequested,
  RepairStatusChanged,
  RepairVisibilityChanged,
} from '../repairs/events.js';
import { Notification } from './entity.js';
import * as texts from './texts.js';

/** Who is told what (decisions §11). Nobody is told what they did themself. */

type RepairOccurrence = Pick<Occurrence<RepairRequested>, 'actorId' | 'occurredAt'>;

function tell(ctx: Ctx, user: User, repair: Repair, words: texts.Words, { occurredAt }: RepairOccurrence): void {
  ctx.em.persist(
    Object.assign(new Notification(), {
      user: ref(user),
      ...words,
      link: `/track/${repair.id}`,
      timestamp: occurredAt,
    }),
  );
}

async function tellOwner(ctx: Ctx, repair: Repair, words: texts.Words, occurrence: RepairOccurrence): Promise<void> {
  if (!repair.owner || repair.owner.id === occurrence.actorId) return;
  tell(ctx, await repair.owner.loadOrFail(), repair, words, occurrence);
}

async function tellAdmins(ctx: Ctx, repair: Repair, words: texts.Words, occurrence: RepairOccurrence): Promise<void> {
  const admins = await ctx.em.find(User, { role: UserRole.ADMIN });
  for (const admin of admins) if (admin.id !== occurrence.actorId) tell(ctx, admin, repair, words, occurrence);
}

/** A deleted repair has nothing more to tell. */
async function withRepair(ctx: Ctx, id: string, work: (repair: Repair) => Promise<void>): Promise<void> {
  const repair = await ctx.em.findOne(Repair, { id });
  if (repair) await work(repair);
}

/** Costs and status are often saved together; the change of status tells of both. */
const toldByStatus = async (ctx: Ctx, { event, occurredAt }: Occurrence<RepairCostsChanged>) =>
  (await ctx.em.count(StoredEvent, { type: RepairStatusChanged.type, subjectId: event.subjectId, occurredAt })) > 0;

export const notificationSubscribers = [
  on(RepairRequested, (ctx, occurrence) =>
    withRepair(ctx, occurrence.event.subjectId, (repair) =>
      tellAdmins(ctx, repair, texts.newRepair(repair), occurrence),
    ),
  ),
  on(RepairStatusChanged, (ctx, occurrence) =>
    withRepair(ctx, occurrence.event.subjectId, (repair) => {
      const { to } = occurrence.event;
      const isQuote = to === RepairStatus.DIAGNOSED && repair.estimatedCost !== null;
      const words = isQuote ? texts.quoteReady(repair, repair.estimatedCost!) : texts.statusChanged(repair, to);
      return tellOwner(ctx, repair, words, occurrence);
    }),
  ),
  on(RepairCostsChanged, (ctx, occurrence) =>
    withRepair(ctx, occurrence.event.subjectId, async (repair) => {
      if (repair.status !== RepairStatus.DIAGNOSED || repair.estimatedCost === null) return;
      if (await toldByStatus(ctx, occurrence)) return;
      await tellOwner(ctx, repair, texts.quoteReady(repair, repair.estimatedCost), occurrence);
    }),
  ),
  on(QuoteDecided, (ctx, occurrence) =>
    withRepair(ctx, occurrence.event.subjectId, (repair) => {
      const { decision, cost } = occurrence.event;
      return tellAdmins(ctx, repair, texts.quoteDecided(repair, decision, cost), occurrence);
    }),
  ),
  on(RepairVisibilityChanged, (ctx, occurrence) =>
    withRepair(ctx, occurrence.event.subjectId, (repair) =>
      tellOwner(ctx, repair, texts.visibilityChanged(repair, occurrence.event.isPublic), occurrence),
    ),
  ),
];
