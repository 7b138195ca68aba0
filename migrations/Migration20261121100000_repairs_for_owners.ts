import { Migration } from '@mikro-orm/migrations';

export class Migration20261121100000_repairs_for_owners extends Migration {
  override up(): void {
    this.addSql(`alter table "repair" add column "user_name_key" text generated always as (lower("user_name")) stored not null, add column "full_search" text generated always as (lower("id" || ' ' || "user_name" || ' ' || "contact_number" || ' ' || "contact_number_key" || ' ' || "brand" || ' ' || coalesce("model", ''))) stored not null`);
    this.addSql(`create index "repair_full_search" on "repair" using gin ("full_search" gin_trgm_ops) where "deleted_at" is null`);
    this.addSql(`create index "repair_user_name_key" on "repair" ("user_name_key", "id") where "deleted_at" is null`);
    this.addSql(`create index "repair_last_update_date" on "repair" ("last_update_date", "id") where "deleted_at" is null`);
    // counts as repair_count did, and sorts besides
    this.addSql(`create index "repair_status" on "repair" ("status", "id") where "deleted_at" is null`);
    this.addSql(`drop index "repair_count"`);
  }

  override down(): void {
    this.addSql(`create index "repair_count" on "repair" ("status") where "deleted_at" is null`);
    this.addSql(`drop index "repair_status"`);
    this.addSql(`drop index "repair_last_update_date"`);
    this.addSql(`alter table "repair" drop column "user_name_key", drop column "full_search"`);
  }
}
