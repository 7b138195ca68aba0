import { Migration } from '@mikro-orm/migrations';

export class Migration20261123183604_list_indexes extends Migration {
  override up(): void {
    this.addSql(`create index "blog_post_desk_search" on "blog_post" using gin ("desk_search" gin_trgm_ops) where "deleted_at" is null`);
    this.addSql(`create index "blog_post_in_bin" on "blog_post" ("created_at", "id") where "deleted_at" is not null`);
    this.addSql(`create index "blog_post_kept_category" on "blog_post" ("category", "id") where "deleted_at" is null`);
    this.addSql(`create index "blog_post_kept_status" on "blog_post" ("status", "id") where "deleted_at" is null`);
    this.addSql(`create index "blog_post_kept_author_key" on "blog_post" ("author_key", "id") where "deleted_at" is null`);
    this.addSql(`create index "blog_post_kept_title_key" on "blog_post" ("title_key", "id") where "deleted_at" is null`);
    this.addSql(`create index "blog_post_kept_created_at" on "blog_post" ("created_at", "id") where "deleted_at" is null`);
    this.addSql(`create index "email_campaign_sent_at" on "email_campaign" ("sent_at", "id")`);
    this.addSql(`create index "email_campaign_subject_key" on "email_campaign" ("subject_key", "id")`);
    this.addSql(`create index "email_campaign_created_at" on "email_campaign" ("created_at", "id")`);
    this.addSql(`create index "faq_item_order" on "faq_item" ("order", "question", "id")`);
    this.addSql(`create index "hero_slide_order" on "hero_slide" ("order", "title", "id")`);
    this.addSql(`create index "job_opening_newest" on "job_opening" ("posted_date" desc, "title", "id")`);
    this.addSql(`drop index "outgoing_mail_batch_state"`);
    this.addSql(`create index "outgoing_mail_single_state" on "outgoing_mail" ("state", "id") where "batch_id" is null`);
    this.addSql(`create index "outgoing_mail_single_recipient_key" on "outgoing_mail" ("recipient_key", "id") where "batch_id" is null`);
    this.addSql(`create index "outgoing_mail_single_created_at" on "outgoing_mail" ("created_at", "id") where "batch_id" is null`);
    this.addSql(`create index "outgoing_mail_batch_ended_at" on "outgoing_mail" ("batch_id", "ended_at", "id")`);
    this.addSql(`create index "outgoing_mail_batch_state_id" on "outgoing_mail" ("batch_id", "state", "id")`);
    this.addSql(`create index "product_search" on "product" using gin ("search" gin_trgm_ops) where "deleted_at" is null`);
    this.addSql(`create index "product_in_bin" on "product" ("created_at", "id") where "deleted_at" is not null`);
    this.addSql(`create index "product_kept_category" on "product" ("category", "id") where "deleted_at" is null`);
    this.addSql(`create index "product_kept_price" on "product" ("price", "id") where "deleted_at" is null`);
    this.addSql(`create index "product_kept_name_key" on "product" ("name_key", "id") where "deleted_at" is null`);
    this.addSql(`create index "product_kept_created_at" on "product" ("created_at", "id") where "deleted_at" is null`);
    this.addSql(`create index "review_search" on "review" using gin ("search" gin_trgm_ops)`);
    this.addSql(`create index "review_author_name_key" on "review" ("author_name_key", "id")`);
    this.addSql(`create index "review_rating" on "review" ("rating", "id")`);
    this.addSql(`create index "review_timestamp" on "review" ("timestamp", "id")`);
    this.addSql(`create index "inbox_message_status_created_at" on "inbox_message" ("status", "created_at", "id")`);
    this.addSql(`create index "inbox_message_status_rank" on "inbox_message" ("status_rank", "id")`);
    this.addSql(`create index "inbox_message_name_key" on "inbox_message" ("name_key", "id")`);
    this.addSql(`create index "blog_comment_search" on "blog_comment" using gin ("search" gin_trgm_ops)`);
    this.addSql(`create index "blog_comment_post_timestamp" on "blog_comment" ("post_id", "timestamp", "id")`);
    this.addSql(`create index "blog_comment_author_name_key" on "blog_comment" ("author_name_key", "id")`);
    this.addSql(`create index "webhook_delivery_ended_at" on "webhook_delivery" ("ended_at")`);
  }

  override down(): void {
    this.addSql(`drop index "blog_comment_search"`);
    this.addSql(`drop index "blog_comment_post_timestamp"`);
    this.addSql(`drop index "blog_comment_author_name_key"`);
    this.addSql(`drop index "blog_post_desk_search"`);
    this.addSql(`drop index "blog_post_in_bin"`);
    this.addSql(`drop index "blog_post_kept_category"`);
    this.addSql(`drop index "blog_post_kept_status"`);
    this.addSql(`drop index "blog_post_kept_author_key"`);
    this.addSql(`drop index "blog_post_kept_title_key"`);
    this.addSql(`drop index "blog_post_kept_created_at"`);
    this.addSql(`drop index "email_campaign_sent_at"`);
    this.addSql(`drop index "email_campaign_subject_key"`);
    this.addSql(`drop index "email_campaign_created_at"`);
    this.addSql(`drop index "faq_item_order"`);
    this.addSql(`drop index "hero_slide_order"`);
    this.addSql(`drop index "inbox_message_status_created_at"`);
    this.addSql(`drop index "inbox_message_status_rank"`);
    this.addSql(`drop index "inbox_message_name_key"`);
    this.addSql(`drop index "job_opening_newest"`);
    this.addSql(`drop index "outgoing_mail_single_state"`);
    this.addSql(`drop index "outgoing_mail_single_recipient_key"`);
    this.addSql(`drop index "outgoing_mail_single_created_at"`);
    this.addSql(`drop index "outgoing_mail_batch_ended_at"`);
    this.addSql(`drop index "outgoing_mail_batch_state_id"`);
    this.addSql(`create index "outgoing_mail_batch_state" on "outgoing_mail" ("batch_id", "state")`);
    this.addSql(`drop index "product_search"`);
    this.addSql(`drop index "product_in_bin"`);
    this.addSql(`drop index "product_kept_category"`);
    this.addSql(`drop index "product_kept_price"`);
    this.addSql(`drop index "product_kept_name_key"`);
    this.addSql(`drop index "product_kept_created_at"`);
    this.addSql(`drop index "review_search"`);
    this.addSql(`drop index "review_author_name_key"`);
    this.addSql(`drop index "review_rating"`);
    this.addSql(`drop index "review_timestamp"`);
    this.addSql(`drop index "webhook_delivery_ended_at"`);
  }
}
