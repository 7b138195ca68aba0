import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/entity.js';
import { JobOpening } from '../careers/entity.js';
import { newUuid } from '../platform/ids.js';
import { InboxKind, InboxStatus } from './enums.js';

/** A message from the contact form or an application for a job (decisions §5). For admins only. */
@Entity({ tableName: 'inbox_message' })
@Index({ name: 'inbox_message_created_at', properties: ['createdAt', 'id'] })
export class InboxMessage {
  @PrimaryKey({ type: 'uuid' })
  id: string = newUuid();

  @Enum({ items: () => InboxKind, type: 'text' })
  kind!: InboxKind;

  @Enum({ items: () => InboxStatus, type: 'text' })
  status: InboxStatus = InboxStatus.NEW;

  /** Null for a guest, and when the account is gone. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  user: Ref<User> | null = null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  /** Of an application: 'Application for {job title}'. */
  @Property({ type: 'text' })
  subject!: string;

  /** The message, or the cover letter; plain text, exactly as typed. */
  @Property({ type: 'text' })
  message!: string;

  /** Of an application: the stored address, which opens only with a signature. */
  @Property({ type: 'text', nullable: true })
  cvUrl: string | null = null;

  /** Null for a general application. */
  @ManyToOne({ entity: () => JobOpening, ref: true, nullable: true, deleteRule: 'set null', index: true })
  job: Ref<JobOpening> | null = null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
