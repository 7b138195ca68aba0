import { Migration } from '@mikro-orm/migrations';

export class Migration20261122063000_desk_stats extends Migration {
  override up(): void {
    this.addSql(`create index "repair_status_event_status" on "repair_status_event" ("status", "occurred_at") include ("repair_id")`);
  }

  override down(): void {
    this.addSql(`drop index "repair_status_event_status"`);
  }
}
