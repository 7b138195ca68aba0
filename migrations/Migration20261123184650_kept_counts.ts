import { Migration } from '@mikro-orm/migrations';

export class Migration20261123184650_kept_counts extends Migration {
  override up(): void {
    this.addSql(`create table "tally" ("id" bigserial primary key, "topic" text not null, "key" text not null, "count" int not null, "sum" int not null)`);
    this.addSql(`create index "tally_topic_key" on "tally" ("topic", "key") include ("count", "sum")`);
    this.addSql(`create or replace function "blog_post_posts_by_category_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and (old."category", (old."status" = 'Published' and old."deleted_at" is null), 0) is not distinct from (new."category", (new."status" = 'Published' and new."deleted_at" is null), 0) then return null; end if; if tg_op <> 'INSERT' and (old."status" = 'Published' and old."deleted_at" is null) then insert into "tally" ("topic", "key", "count", "sum") values ('posts_by_category', old."category", -1, -0); end if; if tg_op <> 'DELETE' and (new."status" = 'Published' and new."deleted_at" is null) then insert into "tally" ("topic", "key", "count", "sum") values ('posts_by_category', new."category", 1, 0); end if; return null; end; $$ language plpgsql`);
    this.addSql(`create trigger "posts_by_category" AFTER INSERT OR UPDATE OR DELETE on "blog_post" for each ROW execute function "blog_post_posts_by_category_fn"()`);
    this.addSql(`create or replace function "repair_repairs_by_status_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and (old."status"::text, old."deleted_at" is null, 0) is not distinct from (new."status"::text, new."deleted_at" is null, 0) then return null; end if; if tg_op <> 'INSERT' and old."deleted_at" is null then insert into "tally" ("topic", "key", "count", "sum") values ('repairs_by_status', old."status"::text, -1, -0); end if; if tg_op <> 'DELETE' and new."deleted_at" is null then insert into "tally" ("topic", "key", "count", "sum") values ('repairs_by_status', new."status"::text, 1, 0); end if; return null; end; $$ language plpgsql`);
    this.addSql(`create trigger "repairs_by_status" AFTER INSERT OR UPDATE OR DELETE on "repair" for each ROW execute function "repair_repairs_by_status_fn"()`);
    this.addSql(`create or replace function "review_stars_of_service_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and (old."target_type", (old."is_approved" and old."product_id" is null), old."rating") is not distinct from (new."target_type", (new."is_approved" and new."product_id" is null), new."rating") then return null; end if; if tg_op <> 'INSERT' and (old."is_approved" and old."product_id" is null) then insert into "tally" ("topic", "key", "count", "sum") values ('stars_of_service', old."target_type", -1, -old."rating"); end if; if tg_op <> 'DELETE' and (new."is_approved" and new."product_id" is null) then insert into "tally" ("topic", "key", "count", "sum") values ('stars_of_service', new."target_type", 1, new."rating"); end if; return null; end; $$ language plpgsql`);
    this.addSql(`create trigger "stars_of_service" AFTER INSERT OR UPDATE OR DELETE on "review" for each ROW execute function "review_stars_of_service_fn"()`);
    this.addSql(`create or replace function "review_stars_of_products_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and (old."product_id"::text, (old."is_approved" and old."product_id" is not null), old."rating") is not distinct from (new."product_id"::text, (new."is_approved" and new."product_id" is not null), new."rating") then return null; end if; if tg_op <> 'INSERT' and (old."is_approved" and old."product_id" is not null) then insert into "tally" ("topic", "key", "count", "sum") values ('stars_of_products', old."product_id"::text, -1, -old."rating"); end if; if tg_op <> 'DELETE' and (new."is_approved" and new."product_id" is not null) then insert into "tally" ("topic", "key", "count", "sum") values ('stars_of_products', new."product_id"::text, 1, new."rating"); end if; return null; end; $$ language plpgsql`);
    this.addSql(`create trigger "stars_of_products" AFTER INSERT OR UPDATE OR DELETE on "review" for each ROW execute function "review_stars_of_products_fn"()`);
    this.addSql(`create or replace function "blog_comment_comments_by_post_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and (old."post_id"::text, old."is_approved", 0) is not distinct from (new."post_id"::text, new."is_approved", 0) then return null; end if; if tg_op <> 'INSERT' and old."is_approved" then insert into "tally" ("topic", "key", "count", "sum") values ('comments_by_post', old."post_id"::text, -1, -0); end if; if tg_op <> 'DELETE' and new."is_approved" then insert into "tally" ("topic", "key", "count", "sum") values ('comments_by_post', new."post_id"::text, 1, 0); end if; return null; end; $$ language plpgsql`);
    this.addSql(`create trigger "comments_by_post" AFTER INSERT OR UPDATE OR DELETE on "blog_comment" for each ROW execute function "blog_comment_comments_by_post_fn"()`);
    // what there is so far
    this.addSql(`insert into "tally" ("topic", "key", "count", "sum") select 'posts_by_category', "category", count(*), 0 from "blog_post" where "status" = 'Published' and "deleted_at" is null group by "category"`);
    this.addSql(`insert into "tally" ("topic", "key", "count", "sum") select 'comments_by_post', "post_id"::text, count(*), 0 from "blog_comment" where "is_approved" group by "post_id"`);
    this.addSql(`insert into "tally" ("topic", "key", "count", "sum") select 'repairs_by_status', "status"::text, count(*), 0 from "repair" where "deleted_at" is null group by "status"`);
    this.addSql(`insert into "tally" ("topic", "key", "count", "sum") select 'stars_of_service', "target_type", count(*), sum("rating") from "review" where "is_approved" and "product_id" is null group by "target_type"`);
    this.addSql(`insert into "tally" ("topic", "key", "count", "sum") select 'stars_of_products', "product_id"::text, count(*), sum("rating") from "review" where "is_approved" and "product_id" is not null group by "product_id"`);
  }

  override down(): void {
    this.addSql(`drop trigger if exists "comments_by_post" on "blog_comment"`);
    this.addSql(`drop function if exists "blog_comment_comments_by_post_fn"()`);
    this.addSql(`drop trigger if exists "posts_by_category" on "blog_post"`);
    this.addSql(`drop function if exists "blog_post_posts_by_category_fn"()`);
    this.addSql(`drop trigger if exists "repairs_by_status" on "repair"`);
    this.addSql(`drop function if exists "repair_repairs_by_status_fn"()`);
    this.addSql(`drop trigger if exists "stars_of_service" on "review"`);
    this.addSql(`drop function if exists "review_stars_of_service_fn"()`);
    this.addSql(`drop trigger if exists "stars_of_products" on "review"`);
    this.addSql(`drop function if exists "review_stars_of_products_fn"()`);
    this.addSql(`drop table if exists "tally" cascade`);
  }
}
