import { Migration } from '@mikro-orm/migrations';

export class Migration20261129000134_cash_up extends Migration {
  override up(): void {
    this.addSql(`create table "cash_up" ("id" uuid not null, "day" text not null, "takings" jsonb not null, "counted" bigint not null, "note" text null, "closed_at" timestamptz not null, "closed_by" text not null, "reopened_at" timestamptz null, "reopened_by" text null, primary key ("id"))`);
    this.addSql(`create unique index "cash_up_closed_day" on "cash_up" ("day") where "reopened_at" is null`);
    this.addSql(`create index "cash_up_by_day" on "cash_up" ("day", "id")`);
    this.addSql(`alter table "cash_up" add constraint "cash_up_day" check ("day" ~ '^\\d{4}-\\d{2}-\\d{2}$')`);
    this.addSql(`alter table "cash_up" add constraint "cash_up_counted" check ("counted" >= 0)`);
  }

  override down(): void {
    this.addSql(`drop table if exists "cash_up" cascade`);
  }
}
