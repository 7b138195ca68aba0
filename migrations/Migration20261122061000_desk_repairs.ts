import { Migration } from '@mikro-orm/migrations';

export class Migration20261122061000_desk_repairs extends Migration {
  override up(): void {
    this.addSql(`alter table "repair" add "promised_date" timestamptz null, add "brand_key" text generated always as (lower("brand")) stored not null, add "version" int not null default 1`);
    // finds a whole number as the index before it did, and the beginning of one besides
    this.addSql(`create index "repair_contact_number_prefix" on "repair" ("contact_number_key" text_pattern_ops)`);
    this.addSql(`drop index "repair_contact_number_key_index"`);
    this.addSql(`create index "repair_in_bin" on "repair" ("submission_date", "id") where "deleted_at" is not null`);
    this.addSql(`create index "repair_status_submission_date" on "repair" ("status", "submission_date", "id") where "deleted_at" is null`);
    this.addSql(`create index "repair_promised_date" on "repair" ("promised_date", "id") where "deleted_at" is null`);
    this.addSql(`create index "repair_brand_key" on "repair" ("brand_key", "id") where "deleted_at" is null`);
  }

  override down(): void {
    this.addSql(`drop index "repair_status_submission_date"`);
    this.addSql(`drop index "repair_in_bin"`);
    this.addSql(`create index "repair_contact_number_key_index" on "repair" ("contact_number_key")`);
    this.addSql(`drop index "repair_contact_number_prefix"`);
    this.addSql(`alter table "repair" drop column "promised_date", drop column "brand_key", drop column "version"`);
  }
}
