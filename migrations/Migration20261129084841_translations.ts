import { Migration } from '@mikro-orm/migrations';

export class Migration20261129084841_translations extends Migration {
  override up(): void {
    this.addSql(`create table "translation" ("kind" text not null, "thing_id" text not null, "language" text not null, "fields" jsonb not null, "source_version" int not null, "state" text not null default 'DRAFT', "version" int not null default 0, "changed_at" timestamptz not null, "searched" text not null default '', "search" text generated always as (lower(normalize(translate("searched", '‐‑‒–—―−﹣－­؜᠎​‌‍‎‏‪‫‬‭‮⁠⁡⁢⁣⁤⁦⁧⁨⁩﻿', '---------'), nfc))) stored not null, primary key ("kind", "thing_id", "language"))`);
    this.addSql(`create index "translation_search" on "translation" using gin ("search" gin_trgm_ops) where "state" = 'PUBLISHED'`);
    this.addSql(`alter table "blog_post" add "language" text not null default 'en'`);
    this.addSql(`alter table "blog_post" add constraint "blog_post_language_check" check ("language" in ('en', 'ne'))`);
    this.addSql(`alter table "faq_item" add "language" text not null default 'en'`);
    this.addSql(`alter table "faq_item" add constraint "faq_item_language_check" check ("language" in ('en', 'ne'))`);
    this.addSql(`alter table "hero_slide" add "language" text not null default 'en'`);
    this.addSql(`alter table "hero_slide" add constraint "hero_slide_language_check" check ("language" in ('en', 'ne'))`);
    this.addSql(`alter table "job_opening" add "language" text not null default 'en'`);
    this.addSql(`alter table "job_opening" add constraint "job_opening_language_check" check ("language" in ('en', 'ne'))`);
    this.addSql(`alter table "page" add "language" text not null default 'en'`);
    this.addSql(`alter table "page" add constraint "page_language_check" check ("language" in ('en', 'ne'))`);
    this.addSql(`alter table "product" add "language" text not null default 'en'`);
    this.addSql(`alter table "product" add constraint "product_language_check" check ("language" in ('en', 'ne'))`);
    this.addSql(`alter table "translation" add constraint "translation_state_check" check ("state" in ('DRAFT', 'PUBLISHED'))`);
  }

  override down(): void {
    this.addSql(`drop table if exists "translation" cascade`);
    this.addSql(`alter table "blog_post" drop constraint "blog_post_language_check"`);
    this.addSql(`alter table "blog_post" drop column "language"`);
    this.addSql(`alter table "faq_item" drop constraint "faq_item_language_check"`);
    this.addSql(`alter table "faq_item" drop column "language"`);
    this.addSql(`alter table "hero_slide" drop constraint "hero_slide_language_check"`);
    this.addSql(`alter table "hero_slide" drop column "language"`);
    this.addSql(`alter table "job_opening" drop constraint "job_opening_language_check"`);
    this.addSql(`alter table "job_opening" drop column "language"`);
    this.addSql(`alter table "page" drop constraint "page_language_check"`);
    this.addSql(`alter table "page" drop column "language"`);
    this.addSql(`alter table "product" drop constraint "product_language_check"`);
    this.addSql(`alter table "product" drop column "language"`);
  }
}
