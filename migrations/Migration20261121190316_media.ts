import { Migration } from '@mikro-orm/migrations';

export class Migration20261121190316_media extends Migration {
  override up(): void {
    this.addSql(`create table "media_use" ("holder" text not null, "media_id" text not null, primary key ("holder", "media_id"))`);
    this.addSql(`create index "media_use_media_id_index" on "media_use" ("media_id")`);
    this.addSql(`create table "media_file" ("id" text not null, "kind" text not null, "name" text not null, "bytes" int not null, "uploader_id" uuid null, "created_at" timestamptz not null, "unused_since" timestamptz null, "removed_at" timestamptz null, primary key ("id"))`);
    this.addSql(`create index "media_file_uploader_id_index" on "media_file" ("uploader_id")`);
    this.addSql(`create index "media_file_unused" on "media_file" ("unused_since") include ("uploader_id", "bytes") where "unused_since" is not null`);
    this.addSql(`alter table "media_file" add constraint "media_file_uploader_id_foreign" foreign key ("uploader_id") references "account" ("id") on delete set null`);
    this.addSql(`alter table "media_file" add constraint "media_file_kind_check" check ("kind" in ('image', 'video', 'audio', 'cv'))`);
  }

  override down(): void {
    this.addSql(`drop table if exists "media_use" cascade`);
    this.addSql(`drop table if exists "media_file" cascade`);
  }
}
