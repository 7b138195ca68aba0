import { Migration } from '@mikro-orm/migrations';

/** Where the customer has answered, or the work has gone on as if they had. */
const DECIDED = `"status" in ('QUOTE_APPROVED', 'QUOTE_REJECTED', 'REPAIRING', 'REPAIRED', 'DELIVERED')`;

export class Migration20261128161647_quotes extends Migration {
  override up(): void {
    this.addSql(`create table "quote" ("id" uuid not null, "repair_id" text not null, "version" int null, "revision" int not null default 1, "state" text not null default 'DRAFT', "lines" jsonb not null, "note" text null, "valid_until" timestamptz null, "total" numeric(12,2) not null, "offered_at" timestamptz null, "decided_at" timestamptz null, "decided_by_id" uuid null, "decided_via" text null, "left_out" jsonb not null, primary key ("id"))`);
    this.addSql(`create index "quote_decided_by_id_index" on "quote" ("decided_by_id")`);
    this.addSql(`alter table "quote" add constraint "quote_version" unique ("repair_id", "version")`);
    this.addSql(`alter table "repair" add "approved_cost" numeric(12,2) null, add "offered_version" int null, add "cost_reason" text null, add "warranty_from" timestamptz null`);
    this.addSql(`alter table "quote" add constraint "quote_repair_id_foreign" foreign key ("repair_id") references "repair" ("id") on delete cascade`);
    this.addSql(`alter table "quote" add constraint "quote_decided_by_id_foreign" foreign key ("decided_by_id") references "account" ("id") on delete set null`);
    this.addSql(`alter table "quote" add constraint "quote_state_check" check ("state" in ('DRAFT', 'OFFERED', 'APPROVED', 'REJECTED', 'REPLACED', 'WITHDRAWN'))`);
    this.addSql(`alter table "quote" add constraint "quote_decided_via_check" check ("decided_via" in ('SITE', 'PHONE', 'COUNTER', 'LEGACY', 'MIGRATED'))`);
    // each estimate becomes version 1, decided as its status says; until when it was to hold nobody knows
    this.addSql(`
      insert into "quote" ("id", "repair_id", "version", "state", "lines", "total", "offered_at", "decided_at", "decided_via", "left_out")
      select gen_random_uuid(), "id", 1, "state",
        jsonb_build_array(jsonb_build_object('kind', 'OTHER', 'text', 'Repair', 'quantity', 1, 'unitPrice', "estimated_cost",
          'warrantyMonths', 0, 'photoUrl', null, 'isOptional', false)),
        "estimated_cost",
        coalesce((select min("occurred_at") from "repair_status_event" where "repair_id" = "old"."id" and "status" = 'DIAGNOSED'), "submission_date"),
        case when "state" <> 'OFFERED' then coalesce(
          (select min("occurred_at") from "repair_status_event"
            where "repair_id" = "old"."id" and ${DECIDED} and ("status" = 'QUOTE_REJECTED') = ("state" = 'REJECTED')),
          "last_update_date") end,
        case when "state" <> 'OFFERED' then 'MIGRATED' end,
        '[]'
      from (
        select *, case when "status" = 'QUOTE_REJECTED' then 'REJECTED' when ${DECIDED} then 'APPROVED' else 'OFFERED' end as "state"
        from "repair" where "estimated_cost" is not null
      ) as "old"`);
    this.addSql(`
      update "repair" set
        "approved_cost" = case when "quote"."state" = 'APPROVED' then "quote"."total" end,
        "offered_version" = case when "quote"."state" = 'OFFERED' then 1 end
      from "quote" where "quote"."repair_id" = "repair"."id"`);
    this.addSql(`
      update "repair" set "warranty_from" = "delivery"."at"
      from (select "repair_id", min("occurred_at") as "at" from "repair_status_event" where "status" = 'DELIVERED' group by 1) as "delivery"
      where "delivery"."repair_id" = "repair"."id"`);
  }

  override down(): void {
    this.addSql(`drop table if exists "quote" cascade`);
    this.addSql(`alter table "repair" drop column "approved_cost", drop column "offered_version", drop column "cost_reason", drop column "warranty_from"`);
  }
}
