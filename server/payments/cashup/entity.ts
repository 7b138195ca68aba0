import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { newUuid, UUID_FIELD } from '../../core/entities/ids.js';
import { PAISA } from '../amounts.js';
import type { Takings } from './takings.js';

/**
 * A day whose till was counted and closed (decisions §15). A closed day is closed once; one that the main admin opens again keeps its row,
 * and gets another one when it is closed anew.
 */
@Entity({ tableName: 'cash_up' })
@Check({ name: 'cash_up_counted', expression: '"counted" >= 0' })
@Check({ name: 'cash_up_day', expression: `"day" ~ '^\\d{4}-\\d{2}-\\d{2}$'` })
@Index({ name: 'cash_up_by_day', expression: 'create index "cash_up_by_day" on "cash_up" ("day", "id")' })
@Index({
  name: 'cash_up_closed_day',
  expression: 'create unique index "cash_up_closed_day" on "cash_up" ("day") where "reopened_at" is null',
})
@ObjectType({ description: 'A day whose till was counted and closed. For admins.' })
export class CashUp {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Property({ type: 'text' })
  @Field({ description: "The day in Kathmandu, as '2026-11-22'." })
  day!: string;

  /** In paisa by method, as the ledger had them when the day was closed. */
  @Property({ type: 'json' })
  takings!: Takings;

  @Property({ ...PAISA })
  counted!: number;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What was said of it; null where nothing was.' })
  note: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was closed.' })
  closedAt!: Date;

  /** By their address, as in the log: it stays to be read when the account is gone. */
  @Property({ type: 'text' })
  @Field({ description: 'The address of the admin who has closed it.' })
  closedBy!: string;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it was opened again; null where it was not.' })
  reopenedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The address of the main admin who has opened it again; null where nobody has.',
  })
  reopenedBy: string | null = null;
}
