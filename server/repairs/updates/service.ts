import { callersAccount, Language, languageOf, type User } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import { isUuid } from '../../core/entities/ids.js';
import { conflict, notFound } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { authorize } from '../../core/policy.js';
import { considerChange } from '../admin/service.js';
import type { Repair } from '../entity.js';
import type { RepairStatus } from '../enums.js';
import { CustomerNotTold, CustomerTold, CustomerUpdateWritten } from '../events.js';
import { compose, type NotifiedRepair } from '../messages/compose.js';
import { canManage } from '../policy.js';
import { saysApproved, saysRejected } from '../quotes/versions.js';
import { findOne } from '../record/findRecord.js';
import { ownerOf } from '../record/forAdmins.js';
import type { CustomerUpdate } from './entity.js';
import { NotifiedBy } from './enums.js';
import { markNotifiedSchema, writeUpdateSchema } from './inputs.js';
import { dueAfter, updatesOf } from './keepUpdates.js';
import { lockUpdate } from './lockUpdate.js';
import { readerOf } from './mail/content.js';
import { textAround } from './mail/messages.js';
import { isOpen, isOwnDoing, isSame, kindOf, type News, newsOf, weigh } from './news.js';

/** What customers were told, and what the workshop tells them by hand. */

const OUT_OF_DATE = 'The repair has moved on since. Reload to see what the customer should know now.';

/**
 * What the customer of a repair was or is to be told, newest first; not what was undone or replaced before anybody was told.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function listCustomerUpdates(ctx: Ctx, repairId: string): Promise<CustomerUpdate[]> {
  authorize(ctx.actor, canManage(ctx.actor));
  const repair = await findOne(ctx, repairId);
  const updates = (await updatesOf(ctx, [repair])).get(repair)!;
  return updates.filter(({ supersededAt }) => supersededAt === null);
}

/**
 * Notes that somebody has told the customer; the mail stays in then. Of two ways by hand the last one counts, and what a mail
 * or the customer themself has done before stands.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT for a way that is none for people, NOT_FOUND, CONFLICT for one that
 *   another has replaced
 */
export async function markCustomerNotified(ctx: Ctx, updateId: string, way: unknown): Promise<CustomerUpdate> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { by } = markNotifiedSchema.parse({ by: way });
  return transaction(ctx, async () => {
    const update = await lockPresent(ctx, updateId);
    if (update.notifiedBy === by || (update.notifiedAt && !isByHand(update))) return update;
    if (isOpen(update)) update.repair.getEntity().notificationPendingSince = null;
    Object.assign(update, { notifiedAt: ctx.clock(), notifiedBy: by, notifier: callersAccount(ctx) });
    emit(ctx, new CustomerTold(update.repair.id, by));
    return update;
  });
}

/**
 * Takes back that the customer was notified, where somebody has noted it by hand.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for what a mail or the customer themself has done, and where
 *   the repair has moved on
 */
export async function undoCustomerNotified(ctx: Ctx, updateId: string): Promise<CustomerUpdate> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const update = await lockPresent(ctx, updateId);
    if (!update.notifiedAt) return update;
    if (!isByHand(update)) throw conflict('Only what was noted by hand can be undone.');
    const repair = update.repair.getEntity();
    const [latest] = (await listCustomerUpdates(ctx, repair.id)) as [CustomerUpdate];
    if (latest !== update || !isSame(newsOf(repair), update)) throw conflict(OUT_OF_DATE);
    Object.assign(update, { notifiedAt: null, notifiedBy: null, notifier: null });
    repair.notificationPendingSince = update.createdAt;
    emit(ctx, new CustomerNotTold(repair.id));
    return update;
  });
}

/**
 * Writes what a customer is told in one language, in place of the template; a mail takes it if it is theirs.
 * @param input see writeUpdateSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND; CONFLICT for what was told already or has been replaced
 */
export async function writeCustomerUpdate(ctx: Ctx, updateId: string, input: unknown): Promise<CustomerUpdate> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { language, words } = writeUpdateSchema.parse(input);
  return transaction(ctx, async () => {
    const update = await lockPresent(ctx, updateId);
    if (update.notifiedAt) throw conflict('The customer has been notified already.');
    const { [language]: _, ...others } = update.words ?? {};
    const written = words === null ? others : { ...others, [language]: words };
    update.words = Object.keys(written).length > 0 ? written : null;
    emit(ctx, new CustomerUpdateWritten(update.repair.id));
    return update;
  });
}

async function lockPresent(ctx: Ctx, id: string): Promise<CustomerUpdate> {
  const update = isUuid(id) ? await lockUpdate(ctx, id) : null;
  if (!update) throw notFound('This update was not found.');
  if (update.supersededAt) throw conflict(OUT_OF_DATE);
  return update;
}

/** The way `SELF` can be noted by hand, too; then there is somebody who did. */
const BY_HAND: readonly (NotifiedBy | null)[] = [
  NotifiedBy.WHATSAPP,
  NotifiedBy.VIBER,
  NotifiedBy.SMS,
  NotifiedBy.CALL,
];
const isByHand = ({ notifiedBy, notifier }: CustomerUpdate): boolean =>
  BY_HAND.includes(notifiedBy) || notifier !== null;

/** What is said in one language. */
export interface WrittenMessage {
  language: Language;
  /** Of a mail. */
  subject: string;
  /** The owner's words alone. */
  words: string;
  /** All of it, as it is sent by hand. */
  text: string;
}

/** What a customer would learn of if a change were saved. */
interface Consideration {
  repair: Repair;
  news: News;
  note: string | null;
  /** What it says, in the language of the customer; in each where they have no account. */
  messages: WrittenMessage[];
  /** Until then it could be undone. */
  dueAt: Date;
}

/** Which version would wait for an answer then; what number it would have is no matter. */
function offeredAfter(repair: Repair, status: RepairStatus, estimatedCost: number | null): number | null {
  if (saysApproved(repair.status, status) || saysRejected(repair.status, status)) return null;
  if (estimatedCost === repair.estimatedCost) return repair.offeredVersion;
  return estimatedCost === null ? null : (repair.offeredVersion ?? 0) + 1;
}

/**
 * What the customer would be notified of if a change of a repair were saved; nothing is saved.
 * @param input see considerChange
 * @returns null where they would hear nothing: because nothing changes for them, because they know it, or because it is their
 *   own doing
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT
 */
export async function considerNews(ctx: Ctx, repairId: string, input: unknown): Promise<Consideration | null> {
  const { repair, change } = await considerChange(ctx, repairId, input);
  const { status = repair.status, estimatedCost = repair.estimatedCost, note } = change;
  const news = newsOf({ status, estimatedCost, offeredVersion: offeredAfter(repair, status, estimatedCost) });
  const before = newsOf(repair);
  if (isSame(before, news) || isOwnDoing(ctx.actor, repair)) return null;
  const { revived, isKnown } = weigh((await updatesOf(ctx, [repair])).get(repair)!, repair, before, news);
  if (!revived && isKnown) return null;
  const { id, userName, brand, model, approvedCost, deliveryCharge, quotes } = repair;
  const { actualCost = repair.actualCost } = change;
  const after = { id, userName, brand, model, approvedCost, deliveryCharge, quotes, status, actualCost };
  const messages = await messagesFor(ctx, after, { kind: kindOf(news), ...news, note }, await ownerOf(ctx, repair));
  return { repair, news, note, messages, dueAt: dueAfter(ctx, ctx.clock()) };
}

/** @param owner as they read it in a mail; null for the messages that are sent by hand, in each language */
const messagesFor = (
  ctx: Ctx,
  repair: NotifiedRepair,
  about: Pick<CustomerUpdate, 'kind' | 'status' | 'cost' | 'note'>,
  owner: User | null,
): Promise<WrittenMessage[]> =>
  Promise.all(
    (owner ? [languageOf(owner)] : Object.values(Language)).map(async (language) => {
      const reader = owner ? readerOf(owner, about, repair) : undefined;
      const { subject, text: words } = await compose(ctx, repair, about, language, reader);
      return { language, subject, words, text: textAround(ctx, repair, about, { words, language }) };
    }),
  );
