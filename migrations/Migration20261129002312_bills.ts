import { Migration } from '@mikro-orm/migrations';

export class Migration20261129002312_bills extends Migration {
  override up(): void {
    this.addSql(`create table "bill" ("id" uuid not null, "key" text not null, "kind" text not null, "series" text not null, "fiscal_year" text not null, "number" int not null, "code" text generated always as ("series" || '-' || "fiscal_year" || '-' || "number"::text) stored not null, "issued_at" timestamptz not null, "repair_id" text null, "product_id" uuid null, "set" jsonb null, "customer_name" text not null, "customer_address" text null, "customer_pan" text null, "seller" jsonb not null, "lines" jsonb not null, "taxable" bigint not null, "tax_rate" int not null default 0, "tax" bigint not null, "total" bigint not null, "words" jsonb not null, "note" text null, "valid_until" timestamptz null, "credits_id" uuid null, "credits_code" text null, "issued_by" text not null, "search" text generated always as (lower(normalize(translate("series" || '-' || "fiscal_year" || '-' || "number"::text || ' ' || "customer_name" || ' ' || coalesce("customer_pan", '') || ' ' || coalesce("repair_id", '') || ' ' || coalesce("credits_code", ''), '‐‑‒–—―−﹣－­؜᠎​‌‍‎‏‪‫‬‭‮⁠⁡⁢⁣⁤⁦⁧⁨⁩﻿', '---------'), nfc))) stored not null, primary key ("id"))`);
    this.addSql(`alter table "bill" add constraint "bill_key_unique" unique ("key")`);
    this.addSql(`alter table "bill" add constraint "bill_credits_id_unique" unique ("credits_id")`);
    this.addSql(`create index "bill_search" on "bill" using gin ("search" gin_trgm_ops)`);
    this.addSql(`create index "bill_product_id" on "bill" ("product_id", "issued_at", "id") where "product_id" is not null`);
    this.addSql(`create index "bill_repair_id" on "bill" ("repair_id", "issued_at", "id") where "repair_id" is not null`);
    this.addSql(`create index "bill_fiscal_year" on "bill" ("fiscal_year", "issued_at", "id")`);
    this.addSql(`create index "bill_issued_at" on "bill" ("issued_at", "id")`);
    this.addSql(`alter table "bill" add constraint "bill_series_fiscal_year_number" unique ("series", "fiscal_year", "number")`);
    this.addSql(`create table "bill_counter" ("series" text not null, "fiscal_year" text not null, "last" int not null, primary key ("series", "fiscal_year"))`);
    this.addSql(`create table "bill_entry" ("entry_id" uuid not null, "bill_id" uuid not null, primary key ("entry_id"))`);
    this.addSql(`create table "bill_print" ("bill_id" uuid not null, "count" int not null, primary key ("bill_id"))`);
    this.addSql(`create table "bill_settings" ("id" text not null default 'settings', "seller_name" text not null default 'Parda', "mode" text not null default 'NONE', "tax_number" text null, "tax_rate" int not null default 1300, "series" text not null default 'INV', "opening_number" int not null default 1, "opening_year" text null, "version" int not null default 0, primary key ("id"))`);
    this.addSql(`alter table "bill" add constraint "bill_total" check ("taxable" + "tax" = "total")`);
    this.addSql(`alter table "bill" add constraint "bill_number" check ("number" > 0)`);
    this.addSql(`alter table "bill" add constraint "bill_kind_check" check ("kind" in ('ESTIMATE', 'RECEIPT', 'TAX_INVOICE', 'PAN_BILL', 'CREDIT_NOTE'))`);
    this.addSql(`create or replace function "bill_frozen_fn"() returns trigger as $$ begin raise exception 'A bill never changes.'; return null; end; $$ language plpgsql`);
    this.addSql(`create trigger "frozen" BEFORE UPDATE OR DELETE on "bill" for each ROW execute function "bill_frozen_fn"()`);
    this.addSql(`alter table "bill_settings" add constraint "bill_settings_mode_check" check ("mode" in ('NONE', 'PAN', 'VAT'))`);
  }

  override down(): void {
    this.addSql(`drop trigger if exists "frozen" on "bill"`);
    this.addSql(`drop function if exists "bill_frozen_fn"()`);
    this.addSql(`drop table if exists "bill" cascade`);
    this.addSql(`drop table if exists "bill_counter" cascade`);
    this.addSql(`drop table if exists "bill_entry" cascade`);
    this.addSql(`drop table if exists "bill_print" cascade`);
    this.addSql(`drop table if exists "bill_settings" cascade`);
  }
}
