import { Migration } from '@mikro-orm/migrations';

export class Migration20261121210534_public_site extends Migration {
  override up(): void {
    this.addSql(`create table "blog_post" ("id" uuid not null, "title" text not null, "author" text not null, "category" text not null, "snippet" text not null, "image_urls" jsonb not null, "video_url" text null, "audio_url" text null, "full_content_blocks" jsonb not null, "status" text not null default 'Draft', "created_at" timestamptz not null, "search" text generated always as (lower("title" || ' ' || "snippet")) stored not null, "deleted_at" timestamptz null, primary key ("id"))`);
    this.addSql(`create index "blog_post_search" on "blog_post" using gin ("search" gin_trgm_ops) where "status" = 'Published' and "deleted_at" is null`);
    this.addSql(`create index "blog_post_listed_category" on "blog_post" ("category", "created_at", "id") where "status" = 'Published' and "deleted_at" is null`);
    this.addSql(`create index "blog_post_listed" on "blog_post" ("created_at", "id") where "status" = 'Published' and "deleted_at" is null`);
    this.addSql(`create table "hero_slide" ("id" uuid not null, "title" text not null, "subtitle" text not null, "image_url" text not null, "video_url" text null, "cta_text" text not null, "cta_link" text not null, "order" int not null, "is_active" boolean not null default true, "background_color" text not null default '#333333', "text_color" text not null default '#FFFFFF', primary key ("id"))`);
    this.addSql(`create table "job_opening" ("id" uuid not null, "title" text not null, "location" text not null, "type" text not null default 'FullTime', "summary" text not null, "responsibilities" jsonb not null, "qualifications" jsonb not null, "is_active" boolean not null default true, "posted_date" timestamptz not null, primary key ("id"))`);
    this.addSql(`create table "newsletter_subscription" ("id" uuid not null, "email" text not null, "email_key" text generated always as (lower("email")) stored not null, "created_at" timestamptz not null, "is_active" boolean not null default true, primary key ("id"))`);
    this.addSql(`alter table "newsletter_subscription" add constraint "newsletter_subscription_email_key_unique" unique ("email_key")`);
    this.addSql(`create index "newsletter_subscription_created_at" on "newsletter_subscription" ("created_at", "id")`);
    this.addSql(`create table "page" ("slug" text not null, "content" jsonb not null, "version" int not null default 1, "last_updated" timestamptz not null, primary key ("slug"))`);
    this.addSql(`create table "product" ("id" uuid not null, "name" text not null, "description" text not null, "price" numeric(12,2) not null, "category" text not null default 'TV', "condition" text not null default 'UsedGood', "image_urls" jsonb not null, "is_published" boolean not null default true, "created_at" timestamptz not null, "deleted_at" timestamptz null, primary key ("id"))`);
    this.addSql(`create index "product_listed_category" on "product" ("category", "created_at", "id") where "is_published" and "deleted_at" is null`);
    this.addSql(`create index "product_listed" on "product" ("created_at", "id") where "is_published" and "deleted_at" is null`);
    this.addSql(`create table "review" ("id" uuid not null, "target_type" text not null, "product_id" uuid null, "repair_id" text null, "subject" text null, "user_id" uuid null, "author_name" text not null, "author_email" text not null, "author_key" text not null, "rating" smallint not null, "comment" text null, "timestamp" timestamptz not null, "is_approved" boolean not null default true, primary key ("id"))`);
    this.addSql(`create index "review_user_id_index" on "review" ("user_id")`);
    this.addSql(`create unique index "review_repair_author" on "review" ("repair_id", "author_key") where "repair_id" is not null`);
    this.addSql(`create unique index "review_product_author" on "review" ("product_id", "author_key") where "product_id" is not null`);
    this.addSql(`create index "review_approved_product" on "review" ("product_id", "timestamp", "id") include ("rating") where "is_approved"`);
    this.addSql(`create index "review_approved_rating" on "review" ("rating", "timestamp", "id") where "is_approved"`);
    this.addSql(`create index "review_approved_type" on "review" ("target_type", "rating", "timestamp", "id") where "is_approved"`);
    this.addSql(`create index "review_approved_timestamp" on "review" ("timestamp", "id") where "is_approved"`);
    this.addSql(`create table "inbox_message" ("id" uuid not null, "kind" text not null, "status" text not null default 'NEW', "user_id" uuid null, "name" text not null, "email" text not null, "phone" text null, "subject" text not null, "message" text not null, "cv_url" text null, "job_id" uuid null, "created_at" timestamptz not null, primary key ("id"))`);
    this.addSql(`create index "inbox_message_user_id_index" on "inbox_message" ("user_id")`);
    this.addSql(`create index "inbox_message_job_id_index" on "inbox_message" ("job_id")`);
    this.addSql(`create index "inbox_message_created_at" on "inbox_message" ("created_at", "id")`);
    this.addSql(`create table "blog_comment" ("id" uuid not null, "post_id" uuid not null, "user_id" uuid null, "author_name" text not null, "author_email_or_phone" text null, "content" text not null, "timestamp" timestamptz not null, "admin_reply" text null, "reply_timestamp" timestamptz null, "is_approved" boolean not null default true, primary key ("id"))`);
    this.addSql(`create index "blog_comment_user_id_index" on "blog_comment" ("user_id")`);
    this.addSql(`create index "blog_comment_timestamp" on "blog_comment" ("timestamp", "id")`);
    this.addSql(`create index "blog_comment_approved" on "blog_comment" ("post_id", "timestamp", "id") where "is_approved"`);
    this.addSql(`alter table "blog_post" add constraint "blog_post_status_check" check ("status" in ('Draft', 'Published'))`);
    this.addSql(`alter table "job_opening" add constraint "job_opening_type_check" check ("type" in ('FullTime', 'PartTime', 'Internship', 'Contract', 'Apprenticeship'))`);
    this.addSql(`alter table "product" add constraint "product_category_check" check ("category" in ('TV', 'Accessory', 'Part', 'Other'))`);
    this.addSql(`alter table "product" add constraint "product_condition_check" check ("condition" in ('New', 'UsedLikeNew', 'UsedGood', 'ForParts'))`);
    this.addSql(`alter table "review" add constraint "review_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete cascade`);
    this.addSql(`alter table "review" add constraint "review_repair_id_foreign" foreign key ("repair_id") references "repair" ("id") on delete cascade`);
    this.addSql(`alter table "review" add constraint "review_user_id_foreign" foreign key ("user_id") references "account" ("id") on delete set null`);
    this.addSql(`alter table "review" add constraint "review_target_type_check" check ("target_type" in ('repair', 'product', 'general'))`);
    this.addSql(`alter table "inbox_message" add constraint "inbox_message_user_id_foreign" foreign key ("user_id") references "account" ("id") on delete set null`);
    this.addSql(`alter table "inbox_message" add constraint "inbox_message_job_id_foreign" foreign key ("job_id") references "job_opening" ("id") on delete set null`);
    this.addSql(`alter table "inbox_message" add constraint "inbox_message_kind_check" check ("kind" in ('CONTACT', 'APPLICATION'))`);
    this.addSql(`alter table "inbox_message" add constraint "inbox_message_status_check" check ("status" in ('NEW', 'READ', 'ANSWERED'))`);
    this.addSql(`alter table "blog_comment" add constraint "blog_comment_post_id_foreign" foreign key ("post_id") references "blog_post" ("id") on delete cascade`);
    this.addSql(`alter table "blog_comment" add constraint "blog_comment_user_id_foreign" foreign key ("user_id") references "account" ("id") on delete set null`);
  }

  override down(): void {
    this.addSql(`alter table "blog_comment" drop constraint "blog_comment_post_id_foreign"`);
    this.addSql(`alter table "inbox_message" drop constraint "inbox_message_job_id_foreign"`);
    this.addSql(`alter table "review" drop constraint "review_product_id_foreign"`);
    this.addSql(`drop table if exists "blog_post" cascade`);
    this.addSql(`drop table if exists "hero_slide" cascade`);
    this.addSql(`drop table if exists "job_opening" cascade`);
    this.addSql(`drop table if exists "newsletter_subscription" cascade`);
    this.addSql(`drop table if exists "page" cascade`);
    this.addSql(`drop table if exists "product" cascade`);
    this.addSql(`drop table if exists "review" cascade`);
    this.addSql(`drop table if exists "inbox_message" cascade`);
    this.addSql(`drop table if exists "blog_comment" cascade`);
  }
}
