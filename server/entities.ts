import { OneTimeToken, Session, SocialIdentity, User } from './accounts/entity.js';
import { ActivityLog } from './activity/entity.js';
import { FaqItem } from './faq/entity.js';
import { MediaFile, MediaUse } from './media/entity.js';
import { MediaUses } from './media/uses.js';
import { Notification } from './notifications/entity.js';
import { ContentVersion } from './platform/contentVersion/entity.js';
import type { Model } from './platform/database.js';
import { StoredEvent } from './platform/events.js';
import { IdempotencyKey } from './platform/idempotency.js';
import { RateLimitCounter } from './platform/limits.js';
import { Repair, RepairStatusEvent } from './repairs/entity.js';

/** Everything that is kept in the database. A room is plugged in here with its entities. */
export const model: Model = {
  entities: [
    ContentVersion,
    StoredEvent,
    IdempotencyKey,
    RateLimitCounter,
    User,
    Session,
    OneTimeToken,
    SocialIdentity,
    MediaFile,
    MediaUse,
    Repair,
    RepairStatusEvent,
    FaqItem,
    ActivityLog,
    Notification,
  ],
  followers: [new MediaUses()],
};
