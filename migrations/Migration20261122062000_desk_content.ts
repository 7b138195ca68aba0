import { Migration } from '@mikro-orm/migrations';

export class Migration20261122062000_desk_content extends Migration {
  override up(): void {
    this.addSql(`alter table "blog_post" add "desk_search" text generated always as (lower("title" || ' ' || "author" || ' ' || "snippet")) stored not null, add "title_key" text generated always as (lower("title")) stored not null, add "author_key" text generated always as (lower("author")) stored not null, add "version" int not null default 1`);
    this.addSql(`alter table "faq_item" add "version" int not null default 1, add "search" text generated always as (lower("question" || ' ' || "category")) stored not null`);
    this.addSql(`alter table "hero_slide" add "version" int not null default 1, add "search" text generated always as (lower("title" || ' ' || "subtitle")) stored not null`);
    this.addSql(`alter table "job_opening" add "version" int not null default 1, add "search" text generated always as (lower("title" || ' ' || "location")) stored not null`);
    this.addSql(`alter table "product" add "version" int not null default 1, add "name_key" text generated always as (lower("name")) stored not null, add "search" text generated always as (lower("name" || ' ' || regexp_replace("description", '<[^>]*>', ' ', 'g'))) stored not null`);
    this.addSql(`alter table "review" add "author_name_key" text generated always as (lower("author_name")) stored not null, add "search" text generated always as (lower("author_name" || ' ' || "author_email" || ' ' || coalesce("subject", '') || ' ' || coalesce("comment", ''))) stored not null`);
    this.addSql(`alter table "blog_comment" add "author_name_key" text generated always as (lower("author_name")) stored not null, add "search" text generated always as (lower("author_name" || ' ' || "content")) stored not null`);
  }

  override down(): void {
    this.addSql(`alter table "blog_comment" drop column "author_name_key", drop column "search"`);
    this.addSql(`alter table "blog_post" drop column "desk_search", drop column "title_key", drop column "author_key", drop column "version"`);
    this.addSql(`alter table "faq_item" drop column "version", drop column "search"`);
    this.addSql(`alter table "hero_slide" drop column "version", drop column "search"`);
    this.addSql(`alter table "job_opening" drop column "version", drop column "search"`);
    this.addSql(`alter table "product" drop column "version", drop column "name_key", drop column "search"`);
    this.addSql(`alter table "review" drop column "author_name_key", drop column "search"`);
  }
}
