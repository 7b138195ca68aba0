import { Migration } from '@mikro-orm/migrations';

export class Migration20261128161919_sets_and_sheets extends Migration {
  override up(): void {
    this.addSql(`create table "sheet_checklist" ("id" text not null default 'checklist', "items" jsonb not null, "version" int not null default 0, primary key ("id"))`);
    this.addSql(`create table "tv_set" ("id" uuid not null, "brand" text not null, "model" text null, "tv_type" text not null default 'LED', "size_inches" int null, "serial" text null, "serial_key" text null, "notes" text not null default '', "created_at" timestamptz not null, "merged_into_id" uuid null, "version" int not null default 1, "brand_key" text generated always as (lower("brand")) stored not null, "search" text generated always as (lower(normalize(translate("brand" || ' ' || coalesce("model", '') || ' ' || coalesce("serial", '') || ' ' || coalesce("serial_key", ''), '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff', '---------'), nfc))) stored not null, primary key ("id"))`);
    this.addSql(`create index "tv_set_merged_into_id_index" on "tv_set" ("merged_into_id")`);
    this.addSql(`create index "tv_set_search" on "tv_set" using gin ("search" gin_trgm_ops) where "merged_into_id" is null`);
    this.addSql(`create index "tv_set_brand_key" on "tv_set" ("brand_key", "id") where "merged_into_id" is null`);
    this.addSql(`create index "tv_set_created_at" on "tv_set" ("created_at", "id") where "merged_into_id" is null`);
    this.addSql(`create index "tv_set_merged_serial_key" on "tv_set" ("serial_key") where "merged_into_id" is not null and "serial_key" is not null`);
    this.addSql(`create unique index "tv_set_serial_key" on "tv_set" ("serial_key") where "merged_into_id" is null`);
    this.addSql(`create table "set_sheet" ("id" uuid not null, "kind" text not null, "repair_id" text null, "product_id" uuid null, "rows" jsonb not null, "accessories" jsonb not null, "note" text null, "photo_urls" jsonb not null, "signature_url" text null, "signer_name" text null, "created_at" timestamptz not null, "signed_at" timestamptz null, "author_id" uuid null, "version" int not null default 1, primary key ("id"))`);
    this.addSql(`create index "set_sheet_author_id_index" on "set_sheet" ("author_id")`);
    this.addSql(`create index "set_sheet_product_id" on "set_sheet" ("product_id", "created_at", "id") where "product_id" is not null`);
    this.addSql(`create index "set_sheet_repair_id" on "set_sheet" ("repair_id", "created_at", "id") where "repair_id" is not null`);
    this.addSql(`create unique index "set_sheet_draft_product_id" on "set_sheet" ("product_id", "kind") where "signed_at" is null and "product_id" is not null`);
    this.addSql(`create unique index "set_sheet_draft_repair_id" on "set_sheet" ("repair_id", "kind") where "signed_at" is null and "repair_id" is not null`);
    this.addSql(`alter table "product" add "set_id" uuid null, add "grade" text null, add "warranty_months" int null, add "availability" text not null default 'AVAILABLE', add "reserved_until" timestamptz null, add "reserved_for" text null, add "sold_at" timestamptz null, add "bought_from" text null, add "bought_for" numeric(12,2) null`);
    this.addSql(`alter table "product" add constraint "product_set_id_foreign" foreign key ("set_id") references "tv_set" ("id") on delete set null`);
    this.addSql(`create index "product_set_id_index" on "product" ("set_id")`);
    this.addSql(`create index "product_sold_at" on "product" ("sold_at") where "availability" = 'SOLD' and "is_published" and "deleted_at" is null`);
    this.addSql(`create index "product_reserved_until" on "product" ("reserved_until") where "availability" = 'RESERVED'`);
    this.addSql(`create unique index "product_offer_of_set" on "product" ("set_id") where "availability" <> 'SOLD' and "deleted_at" is null`);
    this.addSql(`alter table "product" add constraint "product_grade_check" check ("grade" in ('A', 'B', 'C'))`);
    this.addSql(`alter table "product" add constraint "product_availability_check" check ("availability" in ('AVAILABLE', 'RESERVED', 'SOLD'))`);
    this.addSql(`alter table "repair" add "set_id" uuid null, add "comes_back_from_id" text null, add "shelf_place" text null`);
    this.addSql(`alter table "repair" add constraint "repair_set_id_foreign" foreign key ("set_id") references "tv_set" ("id") on delete set null`);
    this.addSql(`alter table "repair" add constraint "repair_comes_back_from_id_foreign" foreign key ("comes_back_from_id") references "repair" ("id") on delete set null`);
    this.addSql(`create index "repair_set_id_index" on "repair" ("set_id")`);
    this.addSql(`create index "repair_comes_back_from_id_index" on "repair" ("comes_back_from_id")`);
    this.addSql(`alter table "media_file" drop constraint "media_file_kind_check"`);
    this.addSql(`alter table "media_file" add constraint "media_file_kind_check" check ("kind" in ('image', 'video', 'audio', 'cv', 'private'))`);
    this.addSql(`alter table "tv_set" add constraint "tv_set_merged_into_id_foreign" foreign key ("merged_into_id") references "tv_set" ("id") on delete set null`);
    this.addSql(`alter table "tv_set" add constraint "tv_set_tv_type_check" check ("tv_type" in ('LED', 'LCD', 'OLED', 'QLED', 'PLASMA', 'CRT', 'OTHER'))`);
    this.addSql(`alter table "set_sheet" add constraint "set_sheet_repair_id_foreign" foreign key ("repair_id") references "repair" ("id") on delete cascade`);
    this.addSql(`alter table "set_sheet" add constraint "set_sheet_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete cascade`);
    this.addSql(`alter table "set_sheet" add constraint "set_sheet_author_id_foreign" foreign key ("author_id") references "account" ("id") on delete set null`);
    this.addSql(`alter table "set_sheet" add constraint "set_sheet_kind_check" check ("kind" in ('INTAKE', 'TEST'))`);
    this.addSql(`alter table "set_sheet" add constraint "set_sheet_of_one_thing" check (num_nonnulls("repair_id", "product_id") = 1)`);
  }

  override down(): void {
    this.addSql(`alter table "tv_set" drop constraint "tv_set_merged_into_id_foreign"`);
    this.addSql(`alter table "product" drop constraint "product_set_id_foreign"`);
    this.addSql(`alter table "repair" drop constraint "repair_set_id_foreign"`);
    this.addSql(`drop table if exists "sheet_checklist" cascade`);
    this.addSql(`drop table if exists "tv_set" cascade`);
    this.addSql(`drop table if exists "set_sheet" cascade`);
    this.addSql(`alter table "repair" drop constraint "repair_comes_back_from_id_foreign"`);
    this.addSql(`alter table "media_file" drop constraint "media_file_kind_check"`);
    this.addSql(`alter table "media_file" add constraint "media_file_kind_check" check ("kind" in ('image', 'video', 'audio', 'cv'))`);
    this.addSql(`drop index "product_set_id_index"`);
    this.addSql(`drop index "product_sold_at"`);
    this.addSql(`drop index "product_reserved_until"`);
    this.addSql(`drop index "product_offer_of_set"`);
    this.addSql(`alter table "product" drop constraint "product_grade_check"`);
    this.addSql(`alter table "product" drop constraint "product_availability_check"`);
    this.addSql(`alter table "product" drop column "set_id", drop column "grade", drop column "warranty_months", drop column "availability", drop column "reserved_until", drop column "reserved_for", drop column "sold_at", drop column "bought_from", drop column "bought_for"`);
    this.addSql(`drop index "repair_set_id_index"`);
    this.addSql(`drop index "repair_comes_back_from_id_index"`);
    this.addSql(`alter table "repair" drop column "set_id", drop column "comes_back_from_id", drop column "shelf_place"`);
  }
}
