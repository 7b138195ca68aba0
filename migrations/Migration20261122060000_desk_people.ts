import { Migration } from '@mikro-orm/migrations';

export class Migration20261122060000_desk_people extends Migration {
  override up(): void {
    this.addSql(`alter table "account" add column "name_key" text generated always as (lower(coalesce("name", "username"))) stored not null, add column "email_key" text generated always as (lower("email")) stored not null, add column "search" text generated always as (lower("username" || ' ' || "email" || ' ' || coalesce("name", '') || ' ' || coalesce("contact_number", '') || ' ' || translate(coalesce("contact_number", ''), '०१२३४५६७८९ ()+-', '0123456789'))) stored not null`);
    this.addSql(`create index "account_name_key" on "account" ("name_key", "id")`);
    this.addSql(`create index "account_email_key" on "account" ("email_key", "id")`);
    this.addSql(`create index "account_role" on "account" ("role", "id")`);
    this.addSql(`create index "account_created_at" on "account" ("created_at", "id")`);
    this.addSql(`create index "account_search" on "account" using gin ("search" gin_trgm_ops)`);
    this.addSql(`alter table "activity_log" add column "search" text generated always as (lower("description" || ' ' || coalesce("user_email", '') || ' ' || coalesce("target_id", ''))) stored not null`);
    this.addSql(`create index "activity_log_user_email" on "activity_log" ("user_email", "id")`);
    this.addSql(`create index "activity_log_action_type" on "activity_log" ("action_type", "id")`);
    this.addSql(`create index "activity_log_of_user" on "activity_log" ("user_email", "timestamp", "id")`);
    this.addSql(`create index "activity_log_of_type" on "activity_log" ("action_type", "timestamp", "id")`);
    this.addSql(`create index "activity_log_search" on "activity_log" using gin ("search" gin_trgm_ops)`);
    this.addSql(`create index "newsletter_subscription_active" on "newsletter_subscription" ("is_active", "id")`);
    this.addSql(`create index "newsletter_subscription_active_created_at" on "newsletter_subscription" ("is_active", "created_at", "id")`);
    this.addSql(`create index "newsletter_subscription_search" on "newsletter_subscription" using gin ("email_key" gin_trgm_ops)`);
    this.addSql(`create table "email_campaign" ("id" uuid not null, "subject" text not null, "subject_key" text generated always as (lower("subject")) stored not null, "body" text not null, "status" text not null default 'DRAFT', "created_at" timestamptz not null, "sent_at" timestamptz null, "recipient_count" int null, "version" int not null default 1, primary key ("id"))`);
    this.addSql(`alter table "email_campaign" add constraint "email_campaign_status_check" check ("status" in ('DRAFT', 'QUEUED', 'SENDING', 'SENT', 'FAILED'))`);
    this.addSql(`alter table "inbox_message" add column "status_rank" smallint generated always as (case "status" when 'NEW' then 0 when 'READ' then 1 else 2 end) stored not null, add column "name_key" text generated always as (lower("name")) stored not null, add column "search" text generated always as (lower("name" || ' ' || "email" || ' ' || coalesce("phone", '') || ' ' || "subject" || ' ' || "message")) stored not null`);
    this.addSql(`create index "inbox_message_search" on "inbox_message" using gin ("search" gin_trgm_ops)`);
  }

  override down(): void {
    this.addSql(`alter table "inbox_message" drop column "status_rank", drop column "name_key", drop column "search"`);
    this.addSql(`drop table if exists "email_campaign" cascade`);
    this.addSql(`drop index "newsletter_subscription_search"`);
    this.addSql(`drop index "newsletter_subscription_active_created_at"`);
    this.addSql(`drop index "newsletter_subscription_active"`);
    this.addSql(`drop index "activity_log_of_type"`);
    this.addSql(`drop index "activity_log_of_user"`);
    this.addSql(`drop index "activity_log_action_type"`);
    this.addSql(`drop index "activity_log_user_email"`);
    this.addSql(`alter table "activity_log" drop column "search"`);
    this.addSql(`drop index "account_created_at"`);
    this.addSql(`drop index "account_role"`);
    this.addSql(`alter table "account" drop column "name_key", drop column "email_key", drop column "search"`);
  }
}
