import type { Repair } from '../repairs/entity.js';
import { RepairStatus } from '../repairs/enums.js';
import type { CustomerUpdate } from '../repairs/updates/entity.js';
import { NotifiedBy, UpdateKind } from '../repairs/updates/enums.js';
import { buildUpdate } from '../repairs/updates/factory.js';
import { kindOf, newsOf } from '../repairs/updates/news.js';

/** Whose customers are still to be notified, so that the admin shows what that looks like. */
const STILL_TO_NOTIFY: readonly string[] = ['Gita Karki', 'Anita Gurung', 'Kamala Rai'];

/** How the others came to know, in turn: most people here write by WhatsApp. */
const WAYS = [NotifiedBy.WHATSAPP, NotifiedBy.WHATSAPP, NotifiedBy.CALL, NotifiedBy.VIBER, NotifiedBy.SMS] as const;
const SOON_MS = 10 * 60 * 1000;

/** The last updates of the demo's customers; three of them are still to be notified. */
export function demoUpdates(repairs: readonly Repair[]): CustomerUpdate[] {
  return repairs.map((repair, index) => {
    const update = buildUpdate(repair, subjectOf(repair));
    if (STILL_TO_NOTIFY.includes(repair.userName)) repair.notificationPendingSince = update.createdAt;
    else Object.assign(update, notifiedOf(update, WAYS[index % WAYS.length]!));
    return update;
  });
}

/** Where a repair stands; what a customer has answered is the quote. */
function subjectOf(repair: Repair): Partial<CustomerUpdate> {
  const { status, estimatedCost, history } = repair;
  if (status === RepairStatus.REQUESTED) return { kind: UpdateKind.RECEIVED };
  const isAnswered = status === RepairStatus.QUOTE_APPROVED || status === RepairStatus.QUOTE_REJECTED;
  const line = history.getItems().findLast((step) => !isAnswered || step.status === RepairStatus.DIAGNOSED)!;
  const isQuoted = line.status === RepairStatus.DIAGNOSED && estimatedCost !== null;
  const news = newsOf({ status: line.status, estimatedCost, offeredVersion: isQuoted ? 1 : null });
  return {
    kind: kindOf(news),
    ...news,
    note: line.note,
    createdAt: line.occurredAt,
    dueAt: line.occurredAt,
  };
}

const notifiedOf = ({ kind, createdAt }: CustomerUpdate, by: NotifiedBy): Partial<CustomerUpdate> =>
  kind === UpdateKind.RECEIVED
    ? { notifiedAt: createdAt, notifiedBy: NotifiedBy.SELF }
    : { notifiedAt: new Date(createdAt.getTime() + SOON_MS), notifiedBy: by };
