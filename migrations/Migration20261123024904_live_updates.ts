import { Migration } from '@mikro-orm/migrations';

export class Migration20261123024904_live_updates extends Migration {
  override up(): void {
    this.addSql(`create or replace function "email_campaign_announce_fn"() returns trigger as $$ begin perform pg_notify('parda_live', 'campaign:' || new."id"); return null; end; $$ language plpgsql`);
    this.addSql(`create trigger "announce" AFTER UPDATE on "email_campaign" for each ROW execute function "email_campaign_announce_fn"()`);
    this.addSql(`create or replace function "repair_announce_fn"() returns trigger as $$ begin perform pg_notify('parda_live', 'repair:' || new."id"); return null; end; $$ language plpgsql`);
    this.addSql(`create trigger "announce" AFTER UPDATE on "repair" for each ROW execute function "repair_announce_fn"()`);
    this.addSql(`create or replace function "notification_announce_fn"() returns trigger as $$ begin perform pg_notify('parda_live', 'notifications:' || new."user_id"); return null; end; $$ language plpgsql`);
    this.addSql(`create trigger "announce" AFTER INSERT OR UPDATE on "notification" for each ROW execute function "notification_announce_fn"()`);
  }

  override down(): void {
    this.addSql(`drop trigger if exists "announce" on "email_campaign"`);
    this.addSql(`drop function if exists "email_campaign_announce_fn"()`);
    this.addSql(`drop trigger if exists "announce" on "notification"`);
    this.addSql(`drop function if exists "notification_announce_fn"()`);
    this.addSql(`drop trigger if exists "announce" on "repair"`);
    this.addSql(`drop function if exists "repair_announce_fn"()`);
  }
}
