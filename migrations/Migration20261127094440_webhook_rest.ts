import { Migration } from '@mikro-orm/migrations';

export class Migration20261127094440_webhook_rest extends Migration {
  override up(): void {
    this.addSql(
      `alter table "webhook_endpoint" add "failures" int not null default 0, add "rests_until" timestamptz null`,
    );
    // what waits at one endpoint is not looked at for another
    this.addSql(`drop index "webhook_delivery_due"`);
    this.addSql(
      `create index "webhook_delivery_due" on "webhook_delivery" ("endpoint_id", ("attempts" > 0), "due_at", "id") where "state" = 'WAITING'`,
    );
  }

  override down(): void {
    this.addSql(`drop index "webhook_delivery_due"`);
    this.addSql(
      `create index "webhook_delivery_due" on "webhook_delivery" ("due_at", "id") where "state" = 'WAITING'`,
    );
    this.addSql(`alter table "webhook_endpoint" drop column "failures", drop column "rests_until"`);
  }
}
