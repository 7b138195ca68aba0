import { Migration } from '@mikro-orm/migrations';

export class Migration20261129000500_message_template extends Migration {
  override up(): void {
    this.addSql(
      `create table "message_template" ("occasion" text not null, "subject_en" text not null, "text_en" text not null, "subject_ne" text not null, "text_ne" text not null, "version" int not null default 0, primary key ("occasion"))`,
    );
    this.addSql(`alter table "customer_update" add "words" jsonb null`);
  }

  override down(): void {
    this.addSql(`alter table "customer_update" drop column "words"`);
    this.addSql(`drop table "message_template"`);
  }
}
