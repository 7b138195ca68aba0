import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { type Language, User } from '../../accounts/index.js';
import { describedEnum } from '../../core/entities/describedEnum.js';
import { newUuid, UUID_FIELD } from '../../core/entities/ids.js';
import { RUPEES } from '../../core/fields/money.js';
import { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { NotifiedBy, UpdateKind } from './enums.js';

describedEnum(UpdateKind, 'UpdateKind', 'What a customer is notified of about a repair.', {
  RECEIVED: 'Their request has come in.',
  STATUS: 'The repair stands somewhere else.',
  QUOTE: 'What the repair would cost, to be approved or rejected.',
});
/** What each value of NotifiedBy says to third parties. */
export const NOTIFIED_BY_MEANINGS: Readonly<Record<keyof typeof NotifiedBy, string>> = {
  SELF: 'They were at the counter, or have answered on the site.',
  EMAIL: 'A mail of ours went to them.',
  WHATSAPP: 'Somebody of the shop wrote to them in WhatsApp.',
  VIBER: 'Somebody of the shop wrote to them in Viber.',
  SMS: 'Somebody of the shop sent them a text message.',
  CALL: 'Somebody of the shop spoke to them on the phone.',
};
describedEnum(NotifiedBy, 'NotifiedBy', 'How a customer came to know.', NOTIFIED_BY_MEANINGS);

/**
 * Something about a repair that its customer should know, and whether they do. A mail may carry it; whoever has no
 * account is notified by the workshop.
 */
@Entity({ tableName: 'customer_update' })
@Index({ name: 'customer_update_repair', properties: ['repair', 'createdAt', 'id'] })
@ObjectType({ description: 'Something about a repair that its customer should know. For admins.' })
export class CustomerUpdate {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @ManyToOne({ entity: () => Repair, ref: true, deleteRule: 'cascade' })
  repair!: Ref<Repair>;

  @Enum({ items: () => UpdateKind, type: 'text' })
  @Field(() => UpdateKind, { description: 'What sort of news it is.' })
  kind!: UpdateKind;

  @Enum({ items: () => RepairStatus, nativeEnumName: 'repair_status' })
  @Field(() => RepairStatus, { description: 'The status that it tells of.' })
  status!: RepairStatus;

  /** Of a quote. */
  @Property({ ...RUPEES, nullable: true })
  @Field(() => Float, { nullable: true, description: 'Of a quote, in rupees; null of other news.' })
  cost: number | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The word from the workshop that goes with it; null where there is none.',
  })
  note: string | null = null;

  /** What the shop has written in place of its template, by language. */
  @Property({ type: 'json', nullable: true })
  words: Partial<Record<Language, string>> | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When the change was made that it tells of.' })
  createdAt!: Date;

  /** Until then it can be undone, and nobody is notified. */
  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'Until then it can be undone, and nobody is notified.' })
  dueAt!: Date;

  /** It was undone, or another one has taken its place, before anybody was notified. */
  @Property({ type: 'timestamptz', nullable: true })
  supersededAt: Date | null = null;

  /** The mail that carries it; null where no address is known, or before its time. */
  @Property({ type: 'uuid', nullable: true })
  mailId: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: 'Null while the customer does not know, as far as we know.' })
  notifiedAt: Date | null = null;

  @Enum({ items: () => NotifiedBy, type: 'text', nullable: true })
  @Field(() => NotifiedBy, { nullable: true, description: 'How they came to know; null as long as `notifiedAt` is.' })
  notifiedBy: NotifiedBy | null = null;

  /** Who notified them by hand; null for a mail, and for a deleted account. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  notifier: Ref<User> | null = null;
}
