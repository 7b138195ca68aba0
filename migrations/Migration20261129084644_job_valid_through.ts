import { Migration } from '@mikro-orm/migrations';

export class Migration20261129084644_job_valid_through extends Migration {
  override up(): void {
    this.addSql(`alter table "job_opening" add "valid_through" text null`);
    this.addSql(`alter table "job_opening" add constraint "job_opening_valid_through" check ("valid_through" ~ '^\\d{4}-\\d{2}-\\d{2}$')`);
  }

  override down(): void {
    this.addSql(`alter table "job_opening" drop constraint "job_opening_valid_through"`);
    this.addSql(`alter table "job_opening" drop column "valid_through"`);
  }
}
