import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/index.js';

/** What a file is; decided by its content. */
export enum MediaKind {
  IMAGE = 'image',
  VIDEO = 'video',
  AUDIO = 'audio',
  /** A CV: never handed out without a signature. */
  CV = 'cv',
  /** A picture of what belongs to a customer (decisions §14): kept like a CV. */
  PRIVATE = 'private',
}

/** A file in our own store. Its row is written before the file and goes after it, so that no file is without one. */
@Entity({ tableName: 'media_file' })
@Index({
  name: 'media_file_unused',
  expression:
    'create index "media_file_unused" on "media_file" ("unused_since") include ("uploader_id", "bytes") where "unused_since" is not null',
})
export class MediaFile {
  /** 128 random bits in hex (decisions §7). */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Enum({ items: () => MediaKind, type: 'text' })
  kind!: MediaKind;

  /** The last part of its address. */
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'integer' })
  bytes!: number;

  /** Null for a guest. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  uploader: Ref<User> | null = null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  /** Since when nothing refers to it; null while something does. */
  @Property({ type: 'timestamptz', nullable: true })
  unusedSince: Date | null = null;

  /** Since when it is on its way out: nothing can refer to it any more, and what the store holds of it is being removed. */
  @Property({ type: 'timestamptz', nullable: true })
  removedAt: Date | null = null;
}

/** A row that mentions the address of a file. Written by uses.ts. */
@Entity({ tableName: 'media_use' })
@Index({ properties: ['mediaId'] })
export class MediaUse {
  /** `repair:0123456789AB`: the table and the key of the row. */
  @PrimaryKey({ type: 'text' })
  holder!: string;

  @PrimaryKey({ type: 'text' })
  mediaId!: string;
}
