import { AccessToken } from './accounts/accessTokens/entity.js';
import { OneTimeToken, Session, SocialIdentity, User } from './accounts/entity.js';
import { ActivityLog } from './activity/entity.js';
import { BlogComment, BlogPost } from './blog/entity.js';
import { JobOpening } from './careers/entity.js';
import { FaqItem } from './faq/entity.js';
import { HeroSlide } from './hero/entity.js';
import { InboxMessage, InboxReply } from './inbox/entity.js';
import { MediaFile, MediaUse } from './media/entity.js';
import { MediaUses } from './media/uses.js';
import { EmailCampaign } from './newsletter/campaign.entity.js';
import { MailSuppression, NewsletterSubscription } from './newsletter/entity.js';
import { Notification } from './notifications/entity.js';
import { Page } from './pages/entity.js';
import { ContentVersion } from './platform/contentVersion/entity.js';
import type { Model } from './platform/database.js';
import { StoredEvent } from './platform/events.js';
import { Tally } from './platform/tally/entity.js';
import { IdempotencyKey } from './platform/idempotency.js';
import { RateLimitCounter } from './platform/limits.js';
import { MailPace, OutgoingMail } from './platform/mail/entity.js';
import { Product } from './products/entity.js';
import { Repair, RepairStatusEvent } from './repairs/entity.js';
import { CustomerUpdate } from './repairs/updates/entity.js';
import { Review } from './reviews/entity.js';
import { WebhookDelivery, WebhookEndpoint } from './webhooks/entity.js';

/** Everything that is kept in the database. A room is plugged in here with its entities. */
export const model: Model = {
  entities: [
    ContentVersion,
    StoredEvent,
    Tally,
    IdempotencyKey,
    RateLimitCounter,
    OutgoingMail,
    MailPace,
    User,
    Session,
    OneTimeToken,
    AccessToken,
    SocialIdentity,
    MediaFile,
    MediaUse,
    Repair,
    RepairStatusEvent,
    CustomerUpdate,
    Product,
    Review,
    BlogPost,
    BlogComment,
    Page,
    HeroSlide,
    JobOpening,
    InboxMessage,
    InboxReply,
    NewsletterSubscription,
    MailSuppression,
    EmailCampaign,
    FaqItem,
    ActivityLog,
    Notification,
    WebhookEndpoint,
    WebhookDelivery,
  ],
  followers: [new MediaUses()],
};
