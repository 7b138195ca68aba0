import { Migration } from '@mikro-orm/migrations';

export class Migration20261125153802_review_table_indexes extends Migration {
  override up(): void {
    this.addSql(`drop index "review_author_name_key"`);
    this.addSql(`drop index "review_rating"`);
    this.addSql(`drop index "review_timestamp"`);
    this.addSql(`create index "review_table_author_name_key" on "review" ("author_name_key", "id") include ("product_id", "repair_id")`);
    this.addSql(`create index "review_table_rating" on "review" ("rating", "id") include ("product_id", "repair_id")`);
    this.addSql(`create index "review_table_timestamp" on "review" ("timestamp", "id") include ("product_id", "repair_id")`);
  }

  override down(): void {
    this.addSql(`drop index "review_table_author_name_key"`);
    this.addSql(`drop index "review_table_rating"`);
    this.addSql(`drop index "review_table_timestamp"`);
    this.addSql(`create index "review_author_name_key" on "review" ("author_name_key", "id")`);
    this.addSql(`create index "review_rating" on "review" ("rating", "id")`);
    this.addSql(`CREATE INDEX review_timestamp ON public.review USING btree ("timestamp", id)`);
  }
}
