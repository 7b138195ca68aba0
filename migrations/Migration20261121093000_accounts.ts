import { Migration } from '@mikro-orm/migrations';

/** What accounts that were made before have as preferences: the defaults of that time. */
const DEFAULTS = '{"theme":"system","reduceMotion":false,"fontSize":"md","customThemeColors":null,"language":null}';

export class Migration20261121093000_accounts extends Migration {
  override up(): void {
    this.addSql(`create table "rate_limit" ("key" text not null, "points" int not null, "expire" bigint null, primary key ("key"))`);
    this.addSql(`create index "rate_limit_expire_index" on "rate_limit" ("expire")`);
    this.addSql(`alter table "account" add "contact_number" text null, add "profile_picture_url" text null, add "preferences" jsonb not null default '${DEFAULTS}', add "email_confirmed_at" timestamptz null`);
    this.addSql(`alter table "account" alter column "preferences" drop default`);
    // the main admin's address was set by whoever runs the server, and is not to be doubted
    this.addSql(`update "account" set "email_confirmed_at" = "created_at" where "role" = 'ADMIN'`);
    this.addSql(`create table "one_time_token" ("hash" text not null, "purpose" text not null, "user_id" uuid null, "data" jsonb null, "expires_at" timestamptz not null, primary key ("hash"))`);
    this.addSql(`create index "one_time_token_user_id_index" on "one_time_token" ("user_id")`);
    this.addSql(`create index "one_time_token_expires_at_index" on "one_time_token" ("expires_at")`);
    this.addSql(`alter table "one_time_token" add constraint "one_time_token_user_id_foreign" foreign key ("user_id") references "account" ("id") on delete cascade`);
    this.addSql(`alter table "one_time_token" add constraint "one_time_token_purpose_check" check ("purpose" in ('password-reset', 'email-confirmation', 'social-sign-in', 'provider-link'))`);
    this.addSql(`create table "social_identity" ("id" uuid not null, "user_id" uuid not null, "provider" text not null, "subject" text not null, "created_at" timestamptz not null, primary key ("id"))`);
    this.addSql(`alter table "social_identity" add constraint "social_identity_user_id_provider_unique" unique ("user_id", "provider")`);
    this.addSql(`alter table "social_identity" add constraint "social_identity_provider_subject_unique" unique ("provider", "subject")`);
    this.addSql(`alter table "social_identity" add constraint "social_identity_user_id_foreign" foreign key ("user_id") references "account" ("id") on delete cascade`);
    this.addSql(`alter table "social_identity" add constraint "social_identity_provider_check" check ("provider" in ('google', 'facebook', 'x', 'github'))`);
    // what happened before was listened to when it happened
    this.addSql(`alter table "domain_event" add "followed_at" timestamptz null`);
    this.addSql(`update "domain_event" set "followed_at" = "occurred_at"`);
    this.addSql(`create table "notification" ("id" uuid not null, "user_id" uuid not null, "title" text not null, "message" text not null, "link" text null, "is_read" boolean not null default false, "timestamp" timestamptz not null, primary key ("id"))`);
    this.addSql(`create index "notification_newest" on "notification" ("user_id", "timestamp", "id")`);
    this.addSql(`create index "notification_unread" on "notification" ("user_id") where not "is_read"`);
    this.addSql(`alter table "notification" add constraint "notification_user_id_foreign" foreign key ("user_id") references "account" ("id") on delete cascade`);
  }

  override down(): void {
    this.addSql(`drop table "notification"`);
    this.addSql(`alter table "domain_event" drop column "followed_at"`);
    this.addSql(`drop table "social_identity"`);
    this.addSql(`drop table "one_time_token"`);
    this.addSql(`alter table "account" drop column "contact_number", drop column "profile_picture_url", drop column "preferences", drop column "email_confirmed_at"`);
    this.addSql(`drop table "rate_limit"`);
  }
}
