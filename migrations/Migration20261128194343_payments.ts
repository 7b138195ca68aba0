import { Migration } from '@mikro-orm/migrations';

export class Migration20261128194343_payments extends Migration {
  override up(): void {
    this.addSql(`create table "payment_attempt" ("id" uuid not null, "repair_id" text null, "product_id" uuid null, "method" text not null, "kind" text not null, "amount" bigint not null, "state" text not null default 'CREATED', "problem" text null, "is_late" boolean not null default false, "provider_id" text null, "pay_url" text null, "at" timestamptz not null, "asked_at" timestamptz null, "asks" int not null default 0, primary key ("id"))`);
    this.addSql(`create index "payment_attempt_product_id" on "payment_attempt" ("product_id", "at", "id") where "product_id" is not null`);
    this.addSql(`create index "payment_attempt_repair_id" on "payment_attempt" ("repair_id", "at", "id") where "repair_id" is not null`);
    this.addSql(`create table "payment_deposit" ("id" uuid not null, "repair_id" text null, "product_id" uuid null, "amount" bigint not null, primary key ("id"))`);
    this.addSql(`alter table "payment_deposit" add constraint "payment_deposit_repair_id_unique" unique ("repair_id")`);
    this.addSql(`alter table "payment_deposit" add constraint "payment_deposit_product_id_unique" unique ("product_id")`);
    this.addSql(`create table "payment_entry" ("id" uuid not null, "repair_id" text null, "product_id" uuid null, "kind" text not null, "method" text not null, "amount" bigint not null, "at" timestamptz not null, "reference" text null, "note" text null, "by_id" uuid null, "attempt_id" uuid null, "undoes_id" uuid null, primary key ("id"))`);
    this.addSql(`create index "payment_entry_by_id_index" on "payment_entry" ("by_id")`);
    this.addSql(`alter table "payment_entry" add constraint "payment_entry_undoes_id_unique" unique ("undoes_id")`);
    this.addSql(`create unique index "payment_entry_attempt_refunded" on "payment_entry" ("attempt_id") where "amount" < 0`);
    this.addSql(`create unique index "payment_entry_attempt_received" on "payment_entry" ("attempt_id") where "amount" > 0`);
    this.addSql(`create index "payment_entry_at" on "payment_entry" ("at", "id")`);
    this.addSql(`create index "payment_entry_product_id" on "payment_entry" ("product_id", "at", "id") where "product_id" is not null`);
    this.addSql(`create index "payment_entry_repair_id" on "payment_entry" ("repair_id", "at", "id") where "repair_id" is not null`);
    this.addSql(`alter table "payment_attempt" add constraint "payment_attempt_repair_id_foreign" foreign key ("repair_id") references "repair" ("id") on delete no action`);
    this.addSql(`alter table "payment_attempt" add constraint "payment_attempt_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete no action`);
    this.addSql(`alter table "payment_attempt" add constraint "payment_attempt_amount" check ("amount" > 0)`);
    this.addSql(`alter table "payment_attempt" add constraint "payment_attempt_of_one_thing" check (num_nonnulls("repair_id", "product_id") = 1)`);
    this.addSql(`alter table "payment_attempt" add constraint "payment_attempt_method_check" check ("method" in ('ESEWA', 'KHALTI'))`);
    this.addSql(`alter table "payment_attempt" add constraint "payment_attempt_kind_check" check ("kind" in ('DEPOSIT', 'PAYMENT', 'REFUND', 'CORRECTION'))`);
    this.addSql(`alter table "payment_attempt" add constraint "payment_attempt_state_check" check ("state" in ('CREATED', 'PENDING', 'PAID', 'CANCELLED', 'EXPIRED', 'UNKNOWN'))`);
    this.addSql(`alter table "payment_attempt" add constraint "payment_attempt_problem_check" check ("problem" in ('WRONG_AMOUNT', 'WRONG_ORDER', 'REFUSED', 'SILENT', 'PARTLY_REFUNDED'))`);
    this.addSql(`alter table "payment_deposit" add constraint "payment_deposit_repair_id_foreign" foreign key ("repair_id") references "repair" ("id") on delete no action`);
    this.addSql(`alter table "payment_deposit" add constraint "payment_deposit_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete no action`);
    this.addSql(`alter table "payment_deposit" add constraint "payment_deposit_of_one_thing" check (num_nonnulls("repair_id", "product_id") = 1)`);
    this.addSql(`alter table "payment_entry" add constraint "payment_entry_repair_id_foreign" foreign key ("repair_id") references "repair" ("id") on delete no action`);
    this.addSql(`alter table "payment_entry" add constraint "payment_entry_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete no action`);
    this.addSql(`alter table "payment_entry" add constraint "payment_entry_by_id_foreign" foreign key ("by_id") references "account" ("id") on delete set null`);
    this.addSql(`alter table "payment_entry" add constraint "payment_entry_attempt_id_foreign" foreign key ("attempt_id") references "payment_attempt" ("id") on delete no action`);
    this.addSql(`alter table "payment_entry" add constraint "payment_entry_undoes_id_foreign" foreign key ("undoes_id") references "payment_entry" ("id") on delete no action`);
    this.addSql(`alter table "payment_entry" add constraint "payment_entry_sign" check ("amount" <> 0 and ("kind" <> 'DEPOSIT' or "amount" > 0) and ("kind" <> 'PAYMENT' or "amount" > 0) and ("kind" <> 'REFUND' or "amount" < 0))`);
    this.addSql(`alter table "payment_entry" add constraint "payment_entry_of_one_thing" check (num_nonnulls("repair_id", "product_id") = 1)`);
    this.addSql(`alter table "payment_entry" add constraint "payment_entry_kind_check" check ("kind" in ('DEPOSIT', 'PAYMENT', 'REFUND', 'CORRECTION'))`);
    this.addSql(`alter table "payment_entry" add constraint "payment_entry_method_check" check ("method" in ('CASH', 'BANK', 'CARD', 'ESEWA', 'KHALTI', 'FONEPAY', 'OTHER'))`);
  }

  override down(): void {
    this.addSql(`alter table "payment_entry" drop constraint "payment_entry_attempt_id_foreign"`);
    this.addSql(`alter table "payment_entry" drop constraint "payment_entry_undoes_id_foreign"`);
    this.addSql(`drop table if exists "payment_attempt" cascade`);
    this.addSql(`drop table if exists "payment_deposit" cascade`);
    this.addSql(`drop table if exists "payment_entry" cascade`);
  }
}
