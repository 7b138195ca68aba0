import { Migration } from '@mikro-orm/migrations';

export class Migration20261128195500_customer_notes extends Migration {
  override up(): void {
    this.addSql(
      `create table "customer_note" ("id" uuid not null, "account_id" uuid null, "contact_number_key" text null, "email" text null, "text" text not null, "author_id" uuid null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(`create index "customer_note_account_id_index" on "customer_note" ("account_id")`);
    this.addSql(`create index "customer_note_author_id_index" on "customer_note" ("author_id")`);
    this.addSql(
      `create index "customer_note_contact_number_key" on "customer_note" ("contact_number_key") where "contact_number_key" is not null`,
    );
    this.addSql(`create index "customer_note_email" on "customer_note" ("email") where "email" is not null`);
    this.addSql(
      `alter table "customer_note" add constraint "customer_note_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "customer_note" add constraint "customer_note_author_id_foreign" foreign key ("author_id") references "account" ("id") on delete set null`,
    );
  }

  override down(): void {
    this.addSql(`drop table "customer_note"`);
  }
}
