import { Migration } from '@mikro-orm/migrations';

export class Migration20261122155449_assistant_log extends Migration {
  override up(): void {
    this.addSql(`alter table "activity_log" add "details" jsonb null`);
  }

  override down(): void {
    this.addSql(`alter table "activity_log" drop column "details"`);
  }
}
