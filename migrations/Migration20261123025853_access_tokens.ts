import { Migration } from '@mikro-orm/migrations';

export class Migration20261123025853_access_tokens extends Migration {
  override up(): void {
    this.addSql(`create table "access_token" ("id" uuid not null, "user_id" uuid not null, "name" text not null, "hash" text not null, "hint" text not null, "scopes" jsonb not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "last_used_at" timestamptz null, primary key ("id"))`);
    this.addSql(`create index "access_token_user_id_index" on "access_token" ("user_id")`);
    this.addSql(`alter table "access_token" add constraint "access_token_hash_unique" unique ("hash")`);
    this.addSql(`create index "access_token_expires_at_index" on "access_token" ("expires_at")`);
    this.addSql(`alter table "access_token" add constraint "access_token_user_id_foreign" foreign key ("user_id") references "account" ("id") on delete cascade`);
  }

  override down(): void {
    this.addSql(`drop table if exists "access_token" cascade`);
  }
}
