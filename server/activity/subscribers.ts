import {
  AccessTokenCreated,
  AccessTokenRevoked,
  EmailConfirmed,
  MainAdminHandedOver,
  PasswordChanged,
  PasswordResetSentByAdmin,
  PreferencesUpdated,
  ProfileUpdated,
  ProviderLinked,
  ProviderUnlinked,
  User,
  UserCreatedByAdmin,
  UserDeletedByAdmin,
  UserRegistered,
  UserSignedIn,
  UserSignedInWithProvider,
  UserSignedOut,
  UserUpdatedByAdmin,
} from '../accounts/index.js';
import {
  BlogCommentApprovalChanged,
  BlogCommentCreated,
  BlogCommentDeleted,
  BlogCommentReplied,
  BlogCommentRestored,
  BlogPostCreated,
  BlogPostDeleted,
  BlogPostRestored,
  BlogPostUpdated,
} from '../blog/index.js';
import { JobOpeningCreated, JobOpeningDeleted, JobOpeningUpdated } from '../careers/index.js';
import { CustomerNoteAdded, CustomerNoteDeleted } from '../customers/index.js';
import type { Ctx, Occurrence, Subscriber } from '../core/context.js';
import type { DomainEvent } from '../core/domainEvent.js';
import { on } from '../core/events.js';
import { rupees } from '../core/fields/money.js';
import { FaqItemCreated, FaqItemDeleted, FaqItemUpdated } from '../faq/index.js';
import {
  PriceItemCreated,
  PriceItemDeleted,
  PriceItemUpdated,
  PriceTemplateCreated,
  PriceTemplateDeleted,
  PriceTemplateUpdated,
} from '../prices/index.js';
import { BillIssued, BillMailed, BillSettingsSaved } from '../bills/index.js';
import { HeroSlideCreated, HeroSlideDeleted, HeroSlideUpdated } from '../hero/index.js';
import {
  InboxMessageAnswered,
  InboxMessageDeleted,
  InboxMessageReceived,
  InboxMessageRestored,
  InboxStatusChanged,
} from '../inbox/index.js';
import { MailDiscarded, MailRetried } from '../mail/index.js';
import {
  EmailCampaignCreated,
  EmailCampaignDeleted,
  EmailCampaignPaused,
  EmailCampaignResent,
  EmailCampaignResumed,
  EmailCampaignSent,
  EmailCampaignUpdated,
  NewsletterImported,
  NewsletterSubscribed,
  NewsletterSubscriptionChanged,
  NewsletterSubscriptionDeleted,
  NewsletterUnsubscribed,
} from '../newsletter/index.js';
import { AllNotificationsRead, NotificationRead } from '../notifications/index.js';
import { CareersPageSaved, PageSaved, PolicySaved, TopBarSaved } from '../pages/index.js';
import {
  CashUpClosed,
  CashUpReopened,
  DepositAsked,
  OnlinePaymentBegun,
  OnlinePaymentHeld,
  PaymentCorrected,
  PaymentReceived,
  PaymentRefunded,
} from '../payments/index.js';
import {
  ProductCreated,
  ProductDeleted,
  ProductReleased,
  ProductReserved,
  ProductRestored,
  ProductSold,
  ProductUpdated,
} from '../products/index.js';
import {
  CustomerNotTold,
  CustomerTold,
  CustomerUpdateWritten,
  MessageTemplateSaved,
  DecisionWay,
  QuoteDecided,
  QuoteOffered,
  RepairCostsChanged,
  RepairDeleted,
  RepairDetailsChanged,
  RepairFeedbackWritten,
  RepairNoteAdded,
  RepairRequested,
  RepairRestored,
  RepairStatusChanged,
  RepairVisibilityChanged,
  WarrantyStarted,
} from '../repairs/index.js';
import {
  SetCreated,
  SetReceived,
  SetsMerged,
  SetSplit,
  SetUpdated,
  SheetChecklistSaved,
  SheetCreated,
  SheetDiscarded,
  SheetSigned,
} from '../sets/index.js';
import { ReviewApprovalChanged, ReviewDeleted, ReviewRestored, ReviewSubmitted } from '../reviews/index.js';
import {
  TranslationDrafted,
  TranslationPublished,
  TranslationRemoved,
  TranslationWithdrawn,
} from '../translations/index.js';
import {
  WebhookCreated,
  WebhookDeleted,
  WebhookDeliveryRetried,
  WebhookDisabled,
  WebhookSecretRotated,
  WebhookTested,
  WebhookUpdated,
} from '../webhooks/index.js';
import { ActivityLog } from './entity.js';

/** A listener that leaves lines of one type in the log. */
interface LogKeeper extends Subscriber {
  actionType: string;
}

type EventClass<E extends DomainEvent> = abstract new (...args: never[]) => E;

/** Declares which line of the log an event leaves (public-site §3, ActivityActionType). */
const logged = <E extends DomainEvent>(event: EventClass<E>, actionType: string, describe: (event: E) => string) =>
  keeper(event, actionType, describe, ({ actorId }) => actorId);

/** The same for what a person does while still a guest, as signing in: the log names the person it happened to. */
const loggedOf = <E extends DomainEvent>(event: EventClass<E>, actionType: string, describe: (event: E) => string) =>
  keeper(event, actionType, describe, (occurrence) => occurrence.event.subjectId);

function keeper<E extends DomainEvent>(
  event: EventClass<E>,
  actionType: string,
  describe: (event: E) => string,
  whose: (occurrence: Occurrence<E>) => string | null,
): LogKeeper {
  const listener = on(event, (ctx, occurrence) =>
    record(ctx, occurrence, actionType, describe(occurrence.event), whose(occurrence)),
  );
  return { ...listener, actionType };
}

async function record(
  ctx: Ctx,
  { event, occurredAt }: Occurrence<DomainEvent>,
  actionType: string,
  description: string,
  userId: string | null,
): Promise<void> {
  const user = userId === null ? null : await ctx.em.findOne(User, { id: userId });
  ctx.em.persist(
    Object.assign(new ActivityLog(), {
      timestamp: occurredAt,
      actionType,
      description,
      targetId: event.subjectId,
      userId,
      userEmail: user?.email ?? null,
    }),
  );
}

/** The log listens to the rooms; no room knows of it. */
export const activitySubscribers: readonly LogKeeper[] = [
  loggedOf(UserSignedIn, 'USER_LOGIN', () => 'Signed in.'),
  loggedOf(UserRegistered, 'USER_REGISTER', () => 'Registered.'),
  loggedOf(UserSignedInWithProvider, 'USER_SOCIAL_LOGIN', ({ provider }) => `Signed in with ${provider}.`),
  loggedOf(PasswordChanged, 'USER_PASSWORD_CHANGE', ({ how }) => `Password ${how}.`),
  loggedOf(EmailConfirmed, 'USER_PROFILE_UPDATE', () => 'E-mail address confirmed.'),
  logged(UserSignedOut, 'USER_LOGOUT', () => 'Signed out.'),
  logged(ProfileUpdated, 'USER_PROFILE_UPDATE', ({ fields }) => `Profile updated: ${fields.join(', ')}.`),
  logged(PreferencesUpdated, 'USER_PREFERENCES_UPDATE', ({ fields }) => `Preferences updated: ${fields.join(', ')}.`),
  logged(ProviderLinked, 'USER_PROFILE_UPDATE', ({ provider }) => `Connected ${provider}.`),
  logged(ProviderUnlinked, 'USER_PROFILE_UPDATE', ({ provider }) => `Disconnected ${provider}.`),
  logged(UserCreatedByAdmin, 'USER_CREATE_BY_ADMIN', () => 'User added.'),
  logged(UserUpdatedByAdmin, 'USER_UPDATE_BY_ADMIN', ({ fields, role }) =>
    [`User updated: ${fields.join(', ')}.`, role && `The role is ${role} now.`].filter(Boolean).join(' '),
  ),
  logged(MainAdminHandedOver, 'USER_UPDATE_BY_ADMIN', () => 'Made the main admin, on the server.'),
  logged(UserDeletedByAdmin, 'USER_DELETE_BY_ADMIN', () => 'User deleted.'),
  logged(PasswordResetSentByAdmin, 'USER_PASSWORD_RESET_BY_ADMIN', () => 'Reset link sent.'),
  logged(
    AccessTokenCreated,
    'ACCESS_TOKEN_CREATE',
    ({ name, scopes }) => `Access token made: ${name} (${scopes.join(', ')}).`,
  ),
  logged(AccessTokenRevoked, 'ACCESS_TOKEN_REVOKE', ({ name }) => `Access token revoked: ${name}.`),
  logged(RepairRequested, 'REPAIR_REQUEST_CREATE', () => 'Repair requested.'),
  logged(RepairStatusChanged, 'REPAIR_STATUS_UPDATE', ({ from, to }) => `Status changed from ${from} to ${to}.`),
  logged(RepairNoteAdded, 'REPAIR_REQUEST_UPDATE', () => 'Note to the customer added.'),
  logged(RepairCostsChanged, 'REPAIR_REQUEST_UPDATE', () => 'Costs or delivery charge changed.'),
  logged(
    RepairVisibilityChanged,
    'REPAIR_VISIBILITY_TOGGLE',
    ({ isPublic }) => `Made ${isPublic ? 'public' : 'private'}.`,
  ),
  logged(QuoteOffered, 'QUOTE_OFFER', ({ version, total }) => `Version ${version} offered: ${rupees(total)}.`),
  logged(
    QuoteDecided,
    'QUOTE_DECIDE',
    ({ decision, cost, via }) =>
      `Quote of ${rupees(cost)}: ${decision}${via === DecisionWay.SITE ? '' : `, by the shop (${via})`}.`,
  ),
  logged(WarrantyStarted, 'WARRANTY_START', () => 'Warranty started.'),
  logged(CustomerTold, 'REPAIR_CUSTOMER_TOLD', ({ by }) => `Customer notified: ${by}.`),
  logged(CustomerUpdateWritten, 'REPAIR_CUSTOMER_TOLD', () => 'Message to the customer written.'),
  logged(
    MessageTemplateSaved,
    'MESSAGE_TEMPLATE_UPDATE',
    ({ subjectId }) => `Message to customers updated: ${subjectId}.`,
  ),
  logged(CustomerNotTold, 'REPAIR_CUSTOMER_TOLD', () => 'Customer not notified after all.'),
  logged(RepairFeedbackWritten, 'REPAIR_REQUEST_UPDATE', () => 'Feedback of the customer written.'),
  logged(RepairDetailsChanged, 'REPAIR_REQUEST_UPDATE', ({ fields }) => `Record changed: ${fields.join(', ')}.`),
  logged(RepairDeleted, 'REPAIR_REQUEST_DELETE', () => 'Repair deleted.'),
  logged(RepairRestored, 'REPAIR_REQUEST_RESTORE', () => 'Repair restored.'),
  logged(ProductCreated, 'PRODUCT_CREATE', () => 'Product added.'),
  logged(ProductUpdated, 'PRODUCT_UPDATE', () => 'Product updated.'),
  logged(ProductDeleted, 'PRODUCT_DELETE', () => 'Product deleted.'),
  logged(ProductRestored, 'PRODUCT_RESTORE', () => 'Product restored.'),
  logged(ProductReserved, 'PRODUCT_RESERVE', () => 'Product reserved.'),
  logged(ProductReleased, 'PRODUCT_RELEASE', () => 'Product for sale again.'),
  logged(ProductSold, 'PRODUCT_SELL', () => 'Product sold.'),
  logged(SetCreated, 'SET_CREATE', () => 'Set added.'),
  logged(SetUpdated, 'SET_UPDATE', ({ fields }) => `Set changed: ${fields.join(', ')}.`),
  logged(SetsMerged, 'SET_MERGE', ({ otherId }) => `Merged with the set ${otherId}.`),
  logged(SetSplit, 'SET_SPLIT', ({ newId }) => `Split; the new set is ${newId}.`),
  logged(SetReceived, 'SET_RECEIVE', () => 'Set taken in.'),
  logged(SheetCreated, 'SHEET_CREATE', ({ kind }) => `Sheet begun: ${kind}.`),
  logged(SheetSigned, 'SHEET_SIGN', ({ kind }) => `Sheet signed: ${kind}.`),
  logged(SheetDiscarded, 'SHEET_DISCARD', ({ kind }) => `Sheet discarded: ${kind}.`),
  logged(SheetChecklistSaved, 'SHEET_CHECKLIST_UPDATE', () => 'Checklist of the sheets updated.'),
  logged(
    PaymentReceived,
    'PAYMENT_RECEIVED',
    ({ kind, method, amount, isLate }) =>
      `${kind} of ${rupees(amount)} received: ${method}${isLate ? ', after it had been called off' : ''}.`,
  ),
  logged(PaymentRefunded, 'PAYMENT_REFUND', ({ method, amount }) => `${rupees(-amount)} given back: ${method}.`),
  logged(
    PaymentCorrected,
    'PAYMENT_CORRECT',
    ({ method, amount }) => `Payments corrected by ${rupees(amount)}: ${method}.`,
  ),
  logged(DepositAsked, 'PAYMENT_DEPOSIT_ASK', ({ amount }) =>
    amount === 0 ? 'Deposit not asked for any more.' : `Deposit of ${rupees(amount)} asked for.`,
  ),
  logged(OnlinePaymentBegun, 'PAYMENT_BEGIN', ({ method, amount }) => `Payment of ${rupees(amount)} begun: ${method}.`),
  logged(OnlinePaymentHeld, 'PAYMENT_HOLD', ({ method, problem }) => `Payment held: ${method}, ${problem}.`),
  logged(BillIssued, 'BILL_ISSUE', ({ kind, code, total, creditsCode }) =>
    creditsCode
      ? `${code} issued: credits ${creditsCode}, ${rupees(total)}.`
      : `${code} issued: ${kind}, ${rupees(total)}.`,
  ),
  logged(BillMailed, 'BILL_MAIL', ({ code }) => `${code} sent by mail.`),
  logged(BillSettingsSaved, 'BILL_SETTINGS_UPDATE', () => 'Tax settings updated.'),
  logged(
    CashUpClosed,
    'CASH_UP_CLOSE',
    ({ day, counted, difference }) =>
      `Cash-up of ${day} closed: ${rupees(counted)} counted, difference ${rupees(difference)}.`,
  ),
  logged(CashUpReopened, 'CASH_UP_REOPEN', ({ day }) => `Cash-up of ${day} opened again.`),
  logged(ReviewSubmitted, 'REVIEW_CREATE', () => 'Review written.'),
  logged(
    ReviewApprovalChanged,
    'REVIEW_APPROVE',
    ({ isApproved }) => `Approval ${isApproved ? 'given back' : 'withdrawn'}.`,
  ),
  logged(ReviewDeleted, 'REVIEW_DELETE', () => 'Review deleted.'),
  logged(ReviewRestored, 'REVIEW_RESTORE', () => 'Review restored.'),
  logged(NewsletterSubscribed, 'NEWSLETTER_SUBSCRIBE', () => 'Subscribed to the newsletter.'),
  logged(
    NewsletterSubscriptionChanged,
    'NEWSLETTER_SUBSCRIPTION_UPDATE',
    ({ isActive }) => `Subscription ${isActive ? 'resumed' : 'stopped'}.`,
  ),
  logged(NewsletterSubscriptionDeleted, 'NEWSLETTER_SUBSCRIPTION_DELETE', () => 'Subscription deleted.'),
  logged(NewsletterUnsubscribed, 'NEWSLETTER_UNSUBSCRIBE', () => 'Unsubscribed from the newsletter.'),
  logged(NewsletterImported, 'NEWSLETTER_IMPORT', ({ added }) => `${added} addresses imported.`),
  logged(EmailCampaignCreated, 'EMAIL_CAMPAIGN_CREATE', () => 'Campaign added.'),
  logged(EmailCampaignUpdated, 'EMAIL_CAMPAIGN_UPDATE', () => 'Campaign updated.'),
  logged(EmailCampaignDeleted, 'EMAIL_CAMPAIGN_DELETE', () => 'Campaign deleted.'),
  logged(
    EmailCampaignSent,
    'EMAIL_CAMPAIGN_SEND',
    ({ recipientCount }) => `Campaign sent to ${recipientCount} subscribers.`,
  ),
  logged(EmailCampaignPaused, 'EMAIL_CAMPAIGN_PAUSE', () => 'Campaign paused.'),
  logged(EmailCampaignResumed, 'EMAIL_CAMPAIGN_RESUME', () => 'Campaign resumed.'),
  logged(EmailCampaignResent, 'EMAIL_CAMPAIGN_RESEND', ({ count }) => `${count} mails of a campaign sent once more.`),
  logged(BlogPostCreated, 'BLOG_POST_CREATE', () => 'Blog post added.'),
  logged(BlogPostUpdated, 'BLOG_POST_UPDATE', () => 'Blog post updated.'),
  logged(BlogPostDeleted, 'BLOG_POST_DELETE', () => 'Blog post deleted.'),
  logged(BlogPostRestored, 'BLOG_POST_RESTORE', () => 'Blog post restored.'),
  logged(BlogCommentCreated, 'BLOG_COMMENT_CREATE', () => 'Comment written.'),
  logged(
    BlogCommentApprovalChanged,
    'BLOG_COMMENT_APPROVE',
    ({ isApproved }) => `Comment ${isApproved ? 'shown' : 'hidden'}.`,
  ),
  logged(BlogCommentReplied, 'BLOG_COMMENT_REPLY', () => 'Comment answered.'),
  logged(BlogCommentDeleted, 'BLOG_COMMENT_DELETE', () => 'Comment deleted.'),
  logged(BlogCommentRestored, 'BLOG_COMMENT_RESTORE', () => 'Comment restored.'),
  logged(InboxMessageReceived, 'INBOX_MESSAGE_CREATE', ({ kind }) => `Message received: ${kind}.`),
  logged(InboxStatusChanged, 'INBOX_STATUS_UPDATE', ({ from, to }) => `Message changed from ${from} to ${to}.`),
  logged(InboxMessageAnswered, 'INBOX_REPLY', () => 'Message answered by mail.'),
  logged(CustomerNoteAdded, 'CUSTOMER_NOTE_CREATE', () => 'Note about a customer added.'),
  logged(CustomerNoteDeleted, 'CUSTOMER_NOTE_DELETE', () => 'Note about a customer deleted.'),
  logged(InboxMessageDeleted, 'INBOX_MESSAGE_DELETE', () => 'Message deleted.'),
  logged(InboxMessageRestored, 'INBOX_MESSAGE_RESTORE', () => 'Message restored.'),
  logged(FaqItemCreated, 'FAQ_ITEM_CREATE', () => 'FAQ item added.'),
  logged(FaqItemUpdated, 'FAQ_ITEM_UPDATE', () => 'FAQ item updated.'),
  logged(FaqItemDeleted, 'FAQ_ITEM_DELETE', () => 'FAQ item deleted.'),
  logged(TranslationDrafted, 'TRANSLATION_SAVE', ({ kind }) => `Draft of a translation saved: ${kind}.`),
  logged(TranslationPublished, 'TRANSLATION_PUBLISH', ({ kind }) => `Translation published: ${kind}.`),
  logged(TranslationWithdrawn, 'TRANSLATION_WITHDRAW', ({ kind }) => `Translation taken back: ${kind}.`),
  logged(TranslationRemoved, 'TRANSLATION_REMOVE', ({ kind }) => `Translation removed: ${kind}.`),
  logged(PriceItemCreated, 'PRICE_ITEM_CREATE', () => 'Price added.'),
  logged(PriceItemUpdated, 'PRICE_ITEM_UPDATE', () => 'Price updated.'),
  logged(PriceItemDeleted, 'PRICE_ITEM_DELETE', () => 'Price deleted.'),
  logged(PriceTemplateCreated, 'PRICE_TEMPLATE_CREATE', () => 'Quote template added.'),
  logged(PriceTemplateUpdated, 'PRICE_TEMPLATE_UPDATE', () => 'Quote template updated.'),
  logged(PriceTemplateDeleted, 'PRICE_TEMPLATE_DELETE', () => 'Quote template deleted.'),
  logged(HeroSlideCreated, 'HERO_SLIDE_CREATE', () => 'Hero slide added.'),
  logged(HeroSlideUpdated, 'HERO_SLIDE_UPDATE', () => 'Hero slide updated.'),
  logged(HeroSlideDeleted, 'HERO_SLIDE_DELETE', () => 'Hero slide deleted.'),
  logged(JobOpeningCreated, 'JOB_OPENING_CREATE', () => 'Job opening added.'),
  logged(JobOpeningUpdated, 'JOB_OPENING_UPDATE', () => 'Job opening updated.'),
  logged(JobOpeningDeleted, 'JOB_OPENING_DELETE', () => 'Job opening deleted.'),
  logged(PageSaved, 'PAGE_CONTENT_UPDATE', ({ subjectId }) => `Page '${subjectId}' updated.`),
  logged(PolicySaved, 'POLICY_CONTENT_UPDATE', ({ subjectId }) => `Page '${subjectId}' updated.`),
  logged(CareersPageSaved, 'CAREERS_PAGE_INFO_UPDATE', ({ subjectId }) => `Page '${subjectId}' updated.`),
  logged(TopBarSaved, 'APP_SETTINGS_UPDATE', () => 'Top bar settings updated.'),
  logged(NotificationRead, 'NOTIFICATION_READ', () => 'Notification read.'),
  logged(AllNotificationsRead, 'ALL_NOTIFICATIONS_READ', ({ count }) => `${count} notifications read.`),
  logged(MailRetried, 'MAIL_RETRY', () => 'Mail sent once more by hand.'),
  logged(MailDiscarded, 'MAIL_DISCARD', () => 'Mail given up.'),
  logged(WebhookCreated, 'WEBHOOK_CREATE', () => 'Webhook added.'),
  logged(WebhookUpdated, 'WEBHOOK_UPDATE', () => 'Webhook updated.'),
  logged(WebhookSecretRotated, 'WEBHOOK_UPDATE', () => 'New secret made for a webhook.'),
  logged(WebhookDisabled, 'WEBHOOK_DISABLE', ({ reason }) => `Webhook switched off by itself: ${reason}.`),
  logged(WebhookDeleted, 'WEBHOOK_DELETE', () => 'Webhook deleted.'),
  logged(WebhookTested, 'WEBHOOK_TEST', () => 'Test sent to a webhook.'),
  logged(WebhookDeliveryRetried, 'WEBHOOK_RETRY', () => 'Webhook message sent once more by hand.'),
];
