import { Migration } from '@mikro-orm/migrations';

export class Migration20261126183859_changed_at extends Migration {
  override up(): void {
    this.addSql(`alter table "blog_post" add "changed_at" timestamptz null`);
    this.addSql(`alter table "product" add "changed_at" timestamptz null`);
  }

  override down(): void {
    this.addSql(`alter table "blog_post" drop column "changed_at"`);
    this.addSql(`alter table "product" drop column "changed_at"`);
  }
}
