import { ref } from '@mikro-orm/core';
import { beforeAll } from 'vitest';
import { buildAccessToken } from '../../accounts/accessTokens/factory.js';
import type { User } from '../../accounts/entity.js';
import { buildUser } from '../../accounts/factory.js';
import { PostStatus } from '../../blog/enums.js';
import { BillKind } from '../../bills/enums.js';
import { buildBill } from '../../bills/factory.js';
import { buildBlogComment, buildBlogPost } from '../../blog/factory.js';
import { buildJobOpening } from '../../careers/factory.js';
import { UserRole } from '../../core/policy.js';
import { buildFaqItem } from '../../faq/factory.js';
import { buildPriceItem, buildPriceTemplate } from '../../prices/factory.js';
import { buildHeroSlide } from '../../hero/factory.js';
import { buildCustomerNote } from '../../customers/factory.js';
import { buildInboxMessage } from '../../inbox/factory.js';
import { MailState } from '../../mail/enums.js';
import { buildMail } from '../../mail/factory.js';
import { CampaignStatus } from '../../newsletter/enums.js';
import { buildCampaign, buildCampaignMail, buildSubscription } from '../../newsletter/factory.js';
import { confirmationLink, unsubscribeToken } from '../../newsletter/links/links.js';
import { buildNotification } from '../../notifications/factory.js';
import { buildAttempt, buildCashUp, buildPayment } from '../../payments/factory.js';
import { PageSlug } from '../../pages/enums.js';
import { buildPage } from '../../pages/factory.js';
import { buildProduct } from '../../products/factory.js';
import { RepairStatus } from '../../repairs/enums.js';
import { buildRepair } from '../../repairs/factory.js';
import { buildUpdate } from '../../repairs/updates/factory.js';
import { buildPrivatePicture, linkOf } from '../../media/factory.js';
import { SheetKind } from '../../sets/enums.js';
import { buildSet } from '../../sets/factory.js';
import { buildSheet } from '../../sets/sheets/factory.js';
import { buildReview } from '../../reviews/factory.js';
import { buildDelivery, buildWebhook } from '../../webhooks/factory.js';
import { TranslatedKind } from '../../translations/enums.js';
import type { Call, TestApp } from '../testApp.js';

/** Who tries the doors, and with what. */

/** The owner is the person whose repair and notification it is. */
export const CALLERS = ['guest', 'user', 'owner', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

const people = (): Record<Exclude<Caller, 'guest'>, User> => ({
  user: buildUser(),
  owner: buildUser(),
  admin: buildUser({ role: UserRole.ADMIN }),
});

export interface Fixture {
  admin: User;
  tokens: Record<Caller, string | undefined>;
  /** Fills in the ids that a request names in braces. */
  fill: (request: string) => string;
}

/** A shop with one of everything, whom the four callers are, and what the rows name. */
async function prepare(app: TestApp): Promise<Fixture> {
  const { user, owner, admin } = people();
  const sessions = { user: app.session(user), owner: app.session(owner), admin: app.session(admin) };
  const notification = buildNotification(owner);
  const repair = buildRepair({ status: RepairStatus.DIAGNOSED, estimatedCost: 2500, owner: notification.user });
  const update = buildUpdate(repair);
  const { accessToken } = buildAccessToken(owner);
  const [faqItem, heroSlide, product, review] = [buildFaqItem(), buildHeroSlide(), buildProduct(), buildReview()];
  const [priceItem, priceTemplate] = [buildPriceItem(), buildPriceTemplate()];
  const jobOpening = buildJobOpening(app.now);
  const page = buildPage(PageSlug.PRIVACY_POLICY, { content: 'All of it.' }, app.now);
  const [post, draft] = [buildBlogPost(), buildBlogPost({ status: PostStatus.Draft })];
  const comment = buildBlogComment(post);
  const [person, message, subscription] = [buildUser(), buildInboxMessage(), buildSubscription()];
  const customerNote = buildCustomerNote();
  const campaign = buildCampaign();
  const running = buildCampaign({ status: CampaignStatus.SENDING });
  const paused = buildCampaign({ status: CampaignStatus.PAUSED });
  const [set, otherSet, productSet] = [buildSet({ serial: 'SET-1' }), buildSet(), buildSet()];
  const refurbished = buildProduct({ set: ref(productSet) });
  const sheet = buildSheet(repair);
  const [payment, attempt] = [buildPayment(repair), buildAttempt(repair)];
  const [bill, taxBill] = [buildBill(repair), buildBill(repair, { kind: BillKind.PAN_BILL, series: 'INV' })];
  const signature = buildPrivatePicture(app.now);
  const mail = buildMail({ state: MailState.FAILED });
  const webhook = buildWebhook(app.deps.config);
  const delivery = buildDelivery(webhook);
  await app.save<object>(
    user,
    owner,
    admin,
    person,
    sessions.user.session,
    sessions.owner.session,
    sessions.admin.session,
    notification,
    repair,
    update,
    accessToken,
    faqItem,
    priceItem,
    priceTemplate,
    heroSlide,
    product,
    review,
    jobOpening,
    page,
    post,
    draft,
    comment,
    message,
    customerNote,
    subscription,
    mail,
    webhook,
    delivery,
    set,
    otherSet,
    productSet,
    refurbished,
    sheet,
    payment,
    attempt,
    bill,
    taxBill,
    buildCashUp(),
    buildSheet(refurbished, { kind: SheetKind.TEST, signedAt: app.now }),
    signature,
    campaign,
    running,
    paused,
    buildCampaignMail(running.id, { state: MailState.FAILED }),
  );
  const confirmation = confirmationLink(app.ctx(), { email: 'ram@example.com', language: null });
  const ids: Record<string, string> = {
    repair: repair.id,
    update: update.id,
    faqItem: faqItem.id,
    kind: TranslatedKind.FAQ_ITEM,
    priceItem: priceItem.id,
    priceTemplate: priceTemplate.id,
    heroSlide: heroSlide.id,
    jobOpening: jobOpening.id,
    notification: notification.id,
    accessToken: accessToken.id,
    tomorrow: new Date(app.now.getTime() + 24 * 60 * 60 * 1000).toISOString(),
    post: post.id,
    draft: draft.id,
    comment: comment.id,
    product: product.id,
    review: review.id,
    slug: page.slug,
    person: person.id,
    message: message.id,
    customerNote: customerNote.id,
    subscription: subscription.id,
    campaign: campaign.id,
    runningCampaign: running.id,
    pausedCampaign: paused.id,
    leaving: unsubscribeToken(app.deps.config, subscription.email),
    confirming: confirmation.split('/confirm/')[1]!,
    mail: mail.id,
    webhook: webhook.id,
    delivery: delivery.id,
    set: set.id,
    serial: 'set%201',
    otherSet: otherSet.id,
    refurbished: refurbished.id,
    sheet: sheet.id,
    payment: payment.id,
    closedDay: '2026-03-02',
    attempt: attempt.id,
    bill: bill.id,
    billKey: bill.key,
    taxBill: taxBill.id,
    signature: linkOf(signature),
  };
  return {
    admin,
    tokens: { guest: undefined, user: sessions.user.token, owner: sessions.owner.token, admin: sessions.admin.token },
    fill: (request) => request.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!),
  };
}

/**
 * The shop of `prepare` for a file whose tests change it: made once, and brought back as it was.
 * @param app one that is not emptied before each test
 * @returns brings it back
 */
export function usePrepared(app: TestApp): () => Promise<Fixture> {
  let fixture: Fixture;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    await app.reset();
    app.now = new Date();
    fixture = await prepare(app);
    restore = await app.keep();
  });
  return async () => {
    await restore();
    return fixture;
  };
}

/** The first answer of a subscription, and what the connection was told of its token as HTTP says it. */
async function firstViaSocket(app: TestApp, document: string, call: Call) {
  const headers = new Headers();
  const answers = app.viaSocket<Record<string, unknown> | null>(document, {}, call, (ack) => {
    if (ack) headers.set('X-Session', (ack as { session: string }).session);
  });
  for await (const { data, errors } of answers) return { data, errors, headers };
  throw new Error('The subscription ended without an answer.');
}

/** Asks for a root field, as `Query.viewer`. @returns the outcome in the words of a row, and the headers it came with */
export async function outcomeOf(app: TestApp, field: string, request: string, token: string | undefined) {
  const [kind, name] = field.split('.') as [string, string];
  const document = `${kind.toLowerCase()} { ${request} }`;
  type Data = Record<string, unknown> | null;
  const { data, errors, headers } =
    kind === 'Subscription'
      ? await firstViaSocket(app, document, { token })
      : await app.viaGraphql<Data>(document, {}, { token });
  const outcome = errors?.[0] ? errors[0].extensions.code : data?.[name] === null ? 'null' : 'ok';
  return { outcome, headers };
}
