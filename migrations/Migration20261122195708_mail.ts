import { Migration } from '@mikro-orm/migrations';

export class Migration20261122195708_mail extends Migration {
  override up(): void {
    this.addSql(`create table "mail_pace" ("id" int not null default 1, "next_at" timestamptz not null, primary key ("id"))`);
    this.addSql(`create table "mail_suppression" ("email_hash" text not null, "created_at" timestamptz not null, primary key ("email_hash"))`);
    this.addSql(`create table "outgoing_mail" ("id" uuid not null, "kind" text not null, "recipient" text null, "recipient_key" text generated always as (lower("recipient")) stored null, "batch_id" uuid null, "data" jsonb not null, "is_urgent" boolean not null, "state" text not null default 'WAITING', "created_at" timestamptz not null, "due_at" timestamptz not null, "attempts" int not null default 0, "claimed_at" timestamptz null, "ended_at" timestamptz null, "problem" text null, primary key ("id"))`);
    this.addSql(`create index "outgoing_mail_search" on "outgoing_mail" using gin ("recipient_key" gin_trgm_ops)`);
    this.addSql(`create index "outgoing_mail_batch_created_at" on "outgoing_mail" ("batch_id", "created_at", "id")`);
    this.addSql(`create index "outgoing_mail_batch_state" on "outgoing_mail" ("batch_id", "state")`);
    this.addSql(`create unique index "outgoing_mail_batch_recipient" on "outgoing_mail" ("batch_id", "recipient_key") where "batch_id" is not null`);
    this.addSql(`create index "outgoing_mail_sending" on "outgoing_mail" ("claimed_at") where "state" = 'SENDING'`);
    this.addSql(`create index "outgoing_mail_due" on "outgoing_mail" ("is_urgent" desc, "due_at", "id") where "state" = 'WAITING'`);
    this.addSql(`create table "inbox_reply" ("id" uuid not null, "message_id" uuid not null, "text" text not null, "author_id" uuid null, "created_at" timestamptz not null, "mail_id" uuid not null, primary key ("id"))`);
    this.addSql(`create index "inbox_reply_message_id_index" on "inbox_reply" ("message_id")`);
    this.addSql(`create index "inbox_reply_author_id_index" on "inbox_reply" ("author_id")`);
    this.addSql(`create table "customer_update" ("id" uuid not null, "repair_id" text not null, "kind" text not null, "status" "repair_status" not null, "cost" numeric(12,2) null, "note" text null, "created_at" timestamptz not null, "due_at" timestamptz not null, "superseded_at" timestamptz null, "mail_id" uuid null, "told_at" timestamptz null, "told_by" text null, "teller_id" uuid null, primary key ("id"))`);
    this.addSql(`create index "customer_update_teller_id_index" on "customer_update" ("teller_id")`);
    this.addSql(`create index "customer_update_repair" on "customer_update" ("repair_id", "created_at", "id")`);
    this.addSql(`alter table "email_campaign" drop constraint "email_campaign_status_check"`);
    this.addSql(`alter table "email_campaign" add "finished_at" timestamptz null`);
    this.addSql(`alter table "email_campaign" add constraint "email_campaign_status_check" check ("status" in ('DRAFT', 'QUEUED', 'SENDING', 'PAUSED', 'SENT', 'FAILED'))`);
    this.addSql(`alter table "newsletter_subscription" add "language" text null`);
    this.addSql(`alter table "newsletter_subscription" add constraint "newsletter_subscription_language_check" check ("language" in ('en', 'ne'))`);
    this.addSql(`alter table "repair" add "untold_since" timestamptz null`);
    this.addSql(`create index "repair_untold" on "repair" ("untold_since", "id") where "untold_since" is not null and "deleted_at" is null`);
    this.addSql(`alter table "outgoing_mail" add constraint "outgoing_mail_state_check" check ("state" in ('WAITING', 'HELD', 'SENDING', 'SENT', 'SKIPPED', 'FAILED', 'UNKNOWN'))`);
    this.addSql(`alter table "inbox_reply" add constraint "inbox_reply_message_id_foreign" foreign key ("message_id") references "inbox_message" ("id") on delete cascade`);
    this.addSql(`alter table "inbox_reply" add constraint "inbox_reply_author_id_foreign" foreign key ("author_id") references "account" ("id") on delete set null`);
    this.addSql(`alter table "customer_update" add constraint "customer_update_repair_id_foreign" foreign key ("repair_id") references "repair" ("id") on delete cascade`);
    this.addSql(`alter table "customer_update" add constraint "customer_update_teller_id_foreign" foreign key ("teller_id") references "account" ("id") on delete set null`);
    this.addSql(`alter table "customer_update" add constraint "customer_update_kind_check" check ("kind" in ('RECEIVED', 'STATUS', 'QUOTE'))`);
    this.addSql(`alter table "customer_update" add constraint "customer_update_told_by_check" check ("told_by" in ('EMAIL', 'WHATSAPP', 'VIBER', 'SMS', 'CALL', 'SELF'))`);
  }

  override down(): void {
    this.addSql(`drop table if exists "mail_pace" cascade`);
    this.addSql(`drop table if exists "mail_suppression" cascade`);
    this.addSql(`drop table if exists "outgoing_mail" cascade`);
    this.addSql(`drop table if exists "inbox_reply" cascade`);
    this.addSql(`drop table if exists "customer_update" cascade`);
    this.addSql(`alter table "email_campaign" drop constraint "email_campaign_status_check"`);
    this.addSql(`alter table "email_campaign" drop column "finished_at"`);
    this.addSql(`alter table "email_campaign" add constraint "email_campaign_status_check" check ("status" in ('DRAFT', 'QUEUED', 'SENDING', 'SENT', 'FAILED'))`);
    this.addSql(`alter table "newsletter_subscription" drop constraint "newsletter_subscription_language_check"`);
    this.addSql(`alter table "newsletter_subscription" drop column "language"`);
    this.addSql(`drop index "repair_untold"`);
    this.addSql(`alter table "repair" drop column "untold_since"`);
  }
}
