import { Migration } from '@mikro-orm/migrations';

export class Migration20261123025550_webhooks extends Migration {
  override up(): void {
    this.addSql(`create table "webhook_endpoint" ("id" uuid not null, "url" text not null, "description" text null, "events" jsonb not null, "sealed_secret" text not null, "sealed_previous_secret" text null, "previous_secret_until" timestamptz null, "is_active" boolean not null default true, "disabled_reason" text null, "disabled_at" timestamptz null, "failing_since" timestamptz null, "created_at" timestamptz not null, "version" int not null default 1, "search" text generated always as (lower("url" || ' ' || coalesce("description", ''))) stored not null, primary key ("id"))`);
    this.addSql(`create table "webhook_delivery" ("id" uuid not null, "endpoint_id" uuid not null, "type" text not null, "body" text not null, "state" text not null default 'WAITING', "attempts" int not null default 0, "due_at" timestamptz not null, "claimed_at" timestamptz null, "last_status" int null, "duration_ms" int null, "problem" text null, "created_at" timestamptz not null, "ended_at" timestamptz null, "search" text generated always as (lower("body")) stored not null, primary key ("id"))`);
    this.addSql(`create index "webhook_delivery_search" on "webhook_delivery" using gin ("search" gin_trgm_ops)`);
    this.addSql(`create index "webhook_delivery_created_at" on "webhook_delivery" ("created_at", "id")`);
    this.addSql(`create index "webhook_delivery_endpoint_created_at" on "webhook_delivery" ("endpoint_id", "created_at", "id")`);
    this.addSql(`create index "webhook_delivery_sending" on "webhook_delivery" ("endpoint_id", "claimed_at") where "state" = 'SENDING'`);
    this.addSql(`create index "webhook_delivery_due" on "webhook_delivery" ("due_at", "id") where "state" = 'WAITING'`);
    this.addSql(`alter table "webhook_endpoint" add constraint "webhook_endpoint_disabled_reason_check" check ("disabled_reason" in ('GONE', 'FAILING'))`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_endpoint_id_foreign" foreign key ("endpoint_id") references "webhook_endpoint" ("id") on delete cascade`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_state_check" check ("state" in ('WAITING', 'SENDING', 'DELIVERED', 'FAILED'))`);
  }

  override down(): void {
    this.addSql(`alter table "webhook_delivery" drop constraint "webhook_delivery_endpoint_id_foreign"`);
    this.addSql(`drop table if exists "webhook_endpoint" cascade`);
    this.addSql(`drop table if exists "webhook_delivery" cascade`);
  }
}
