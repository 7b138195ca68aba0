import { Migration } from '@mikro-orm/migrations';

export class Migration20261121041800_initial extends Migration {
  override up(): void {
    // trigram indexes answer the search in the records
    this.addSql(`create extension if not exists "pg_trgm"`);
    this.addSql(`create type "repair_status" as enum ('REQUESTED', 'PICKED_UP', 'DIAGNOSING', 'DIAGNOSED', 'QUOTE_APPROVED', 'QUOTE_REJECTED', 'REPAIRING', 'REPAIRED', 'DELIVERED', 'CANCELLED')`);
    this.addSql(`create table "activity_log" (
      "id" uuid not null,
      "timestamp" timestamptz not null,
      "user_id" uuid null,
      "user_email" text null,
      "action_type" text not null,
      "description" text not null,
      "target_id" text null,
      primary key ("id")
    )`);
    this.addSql(`create index "activity_log_timestamp" on "activity_log" ("timestamp", "id")`);
    this.addSql(`create table "content_version" (
      "id" int not null default 1,
      "value" int not null default 0,
      primary key ("id")
    )`);
    this.addSql(`insert into "content_version" ("id", "value") values (1, 1)`);
    this.addSql(`create table "faq_item" (
      "id" uuid not null,
      "question" text not null,
      "answer" text not null,
      "category" text not null,
      "order" int not null,
      primary key ("id")
    )`);
    this.addSql(`create table "idempotency_key" (
      "scope" text not null,
      "key" text not null,
      "fingerprint" text not null,
      "resource_id" text not null,
      "created_at" timestamptz not null,
      primary key ("scope", "key")
    )`);
    this.addSql(`create index "idempotency_key_created_at_index" on "idempotency_key" ("created_at")`);
    this.addSql(`create table "domain_event" (
      "id" uuid not null,
      "type" text not null,
      "subject_id" text not null,
      "actor_id" uuid null,
      "payload" jsonb not null,
      "occurred_at" timestamptz not null,
      primary key ("id")
    )`);
    this.addSql(`create index "domain_event_subject_id_index" on "domain_event" ("subject_id")`);
    this.addSql(`create table "account" (
      "id" uuid not null,
      "username" text not null,
      "email" text not null,
      "name" text null,
      "password_hash" text null,
      "role" text not null default 'USER',
      "created_at" timestamptz not null,
      primary key ("id")
    )`);
    this.addSql(`create unique index "account_username_unique" on "account" (lower("username"))`);
    this.addSql(`create unique index "account_email_unique" on "account" (lower("email"))`);
    this.addSql(`create table "session" (
      "id" uuid not null,
      "user_id" uuid not null,
      "created_at" timestamptz not null,
      "expires_at" timestamptz not null,
      primary key ("id")
    )`);
    this.addSql(`create index "session_expires_at_index" on "session" ("expires_at")`);
    this.addSql(`create index "session_user_id_index" on "session" ("user_id")`);
    this.addSql(`create table "repair" (
      "id" text not null,
      "owner_id" uuid null,
      "user_name" text not null,
      "contact_number" text not null,
      "contact_number_key" text not null,
      "tv_type" text not null,
      "brand" text not null,
      "model" text null,
      "issue_description" text not null,
      "issue_image_urls" jsonb not null,
      "preferred_pickup_time" timestamptz not null,
      "pickup_address" text not null,
      "pickup_coordinates" jsonb null,
      "delivery_option" text not null,
      "delivery_charge" numeric(12,2) null,
      "is_public" boolean not null default false,
      "customer_feedback" text not null default '',
      "status" "repair_status" not null default 'REQUESTED',
      "submission_date" timestamptz not null,
      "last_update_date" timestamptz not null,
      "estimated_cost" numeric(12,2) null,
      "actual_cost" numeric(12,2) null,
      "admin_notes" text not null default '',
      "public_name" text not null,
      "public_name_key" text generated always as (lower("public_name")) stored not null,
      "public_search" text generated always as (lower("id" || ' ' || "public_name" || ' ' || "brand" || ' ' || coalesce("model", ''))) stored not null,
      "deleted_at" timestamptz null,
      primary key ("id")
    )`);
    this.addSql(`create index "repair_owner_id_index" on "repair" ("owner_id")`);
    this.addSql(`create index "repair_contact_number_key_index" on "repair" ("contact_number_key")`);
    this.addSql(`create index "repair_count" on "repair" ("status") where "deleted_at" is null`);
    this.addSql(`create index "repair_submission_date" on "repair" ("submission_date", "id") where "deleted_at" is null`);
    this.addSql(`create index "repair_public_search" on "repair" using gin ("public_search" gin_trgm_ops) where "is_public" and "deleted_at" is null`);
    this.addSql(`create index "repair_public_public_name_key" on "repair" ("public_name_key", "id") where "is_public" and "deleted_at" is null`);
    this.addSql(`create index "repair_public_status" on "repair" ("status", "id") where "is_public" and "deleted_at" is null`);
    this.addSql(`create index "repair_public_last_update_date" on "repair" ("last_update_date", "id") where "is_public" and "deleted_at" is null`);
    this.addSql(`create index "repair_public_submission_date" on "repair" ("submission_date", "id") where "is_public" and "deleted_at" is null`);
    this.addSql(`create table "repair_status_event" (
      "id" uuid not null,
      "repair_id" text not null,
      "position" int not null,
      "status" "repair_status" not null,
      "occurred_at" timestamptz not null,
      "actor_id" uuid null,
      "note" text null,
      primary key ("id")
    )`);
    this.addSql(`create index "repair_status_event_actor_id_index" on "repair_status_event" ("actor_id")`);
    this.addSql(`create index "repair_status_event_repair_id_index" on "repair_status_event" ("repair_id")`);
    this.addSql(`alter table "account" add constraint "account_role_check" check ("role" in ('USER', 'ADMIN'))`);
    this.addSql(`alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "account" ("id") on delete cascade`);
    this.addSql(`alter table "repair" add constraint "repair_owner_id_foreign" foreign key ("owner_id") references "account" ("id") on delete set null`);
    this.addSql(`alter table "repair" add constraint "repair_tv_type_check" check ("tv_type" in ('LED', 'LCD', 'OLED', 'QLED', 'PLASMA', 'CRT', 'OTHER'))`);
    this.addSql(`alter table "repair" add constraint "repair_delivery_option_check" check ("delivery_option" in ('pickup', 'delivery-requested'))`);
    this.addSql(`alter table "repair_status_event" add constraint "repair_status_event_repair_id_foreign" foreign key ("repair_id") references "repair" ("id") on delete cascade`);
    this.addSql(`alter table "repair_status_event" add constraint "repair_status_event_actor_id_foreign" foreign key ("actor_id") references "account" ("id") on delete set null`);
  }

  override down(): void {
    this.addSql(`alter table "session" drop constraint "session_user_id_foreign"`);
    this.addSql(`alter table "repair" drop constraint "repair_owner_id_foreign"`);
    this.addSql(`alter table "repair_status_event" drop constraint "repair_status_event_actor_id_foreign"`);
    this.addSql(`alter table "repair_status_event" drop constraint "repair_status_event_repair_id_foreign"`);
    this.addSql(`drop table if exists "activity_log" cascade`);
    this.addSql(`drop table if exists "content_version" cascade`);
    this.addSql(`drop table if exists "faq_item" cascade`);
    this.addSql(`drop table if exists "idempotency_key" cascade`);
    this.addSql(`drop table if exists "domain_event" cascade`);
    this.addSql(`drop table if exists "account" cascade`);
    this.addSql(`drop table if exists "session" cascade`);
    this.addSql(`drop table if exists "repair" cascade`);
    this.addSql(`drop table if exists "repair_status_event" cascade`);
    this.addSql(`drop type "repair_status"`);
  }
}
