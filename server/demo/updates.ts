import type { Repair } from '../repairs/entity.js';
import { RepairStatus } from '../repairs/enums.js';
import type { CustomerUpdate } from '../repairs/updates/entity.js';
import { ToldBy, UpdateKind } from '../repairs/updates/enums.js';
import { buildUpdate } from '../repairs/updates/factory.js';
import { kindOf, newsOf } from '../repairs/updates/news.js';

/** Of whom something is still to be heard, so that the admin shows what that looks like. */
const UNTOLD: readonly string[] = ['Gita Karki', 'Anita Gurung', 'Kamala Rai'];

/** How the others came to know, in turn: most people here write by WhatsApp. */
const WAYS = [ToldBy.WHATSAPP, ToldBy.WHATSAPP, ToldBy.CALL, ToldBy.VIBER, ToldBy.SMS] as const;
const SOON_MS = 10 * 60 * 1000;

/** What the customers of the demo's repairs were told last; of three of them they are still to hear. */
export function demoUpdates(repairs: readonly Repair[]): CustomerUpdate[] {
  return repairs.map((repair, index) => {
    const update = buildUpdate(repair, subjectOf(repair));
    if (UNTOLD.includes(repair.userName)) repair.untoldSince = update.createdAt;
    else Object.assign(update, toldOf(update, WAYS[index % WAYS.length]!));
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

const toldOf = ({ kind, createdAt }: CustomerUpdate, by: ToldBy): Partial<CustomerUpdate> =>
  kind === UpdateKind.RECEIVED
    ? { toldAt: createdAt, toldBy: ToldBy.SELF }
    : { toldAt: new Date(createdAt.getTime() + SOON_MS), toldBy: by };
