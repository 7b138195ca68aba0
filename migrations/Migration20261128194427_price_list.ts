import { Migration } from '@mikro-orm/migrations';

export class Migration20261128194427_price_list extends Migration {
  override up(): void {
    this.addSql(`create table "price_item" ("id" uuid not null, "kind" text not null, "text" text not null, "price" numeric(12,2) not null, "warranty_months" int not null default 0, "tv_type" text null, "brand" text null, "service_id" text null, "version" int not null default 1, "search" text generated always as (lower(normalize(translate("text" || ' ' || coalesce("brand", ''), '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff', '---------'), nfc))) stored not null, primary key ("id"))`);
    this.addSql(`create table "price_template" ("id" uuid not null, "name" text not null, "lines" jsonb not null, "total" numeric(12,2) not null, "version" int not null default 1, "search" text generated always as (lower(normalize(translate("name", '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff', '---------'), nfc))) stored not null, primary key ("id"))`);
    this.addSql(`alter table "price_item" add constraint "price_item_kind_check" check ("kind" in ('LABOUR', 'PART', 'VISIT', 'OTHER'))`);
    this.addSql(`alter table "price_item" add constraint "price_item_tv_type_check" check ("tv_type" in ('LED', 'LCD', 'OLED', 'QLED', 'PLASMA', 'CRT', 'OTHER'))`);
  }

  override down(): void {
    this.addSql(`drop table if exists "price_item" cascade`);
    this.addSql(`drop table if exists "price_template" cascade`);
  }
}
