import { Migration } from '@mikro-orm/migrations';

/** Lists of what is to be fetched, by when, and of quotes that wait for an answer. */
export class Migration20261128194000_pickup_and_offered extends Migration {
  override up(): void {
    this.addSql(
      `create index "repair_preferred_pickup_time" on "repair" ("preferred_pickup_time", "id") where "deleted_at" is null`,
    );
    this.addSql(
      `create index "repair_offered" on "repair" ("submission_date", "id") where "offered_version" is not null and "deleted_at" is null`,
    );
  }

  override down(): void {
    this.addSql(`drop index "repair_offered"`);
    this.addSql(`drop index "repair_preferred_pickup_time"`);
  }
}
