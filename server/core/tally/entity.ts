import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A part of a count that is kept, so that nobody has to count all rows of a table. The triggers that keep it (`tallied`) only ever
 * add rows, with what a change adds or takes away: two changes never wait for the same row. Now and then the rows of a key are
 * made one again.
 */
@Entity({ tableName: 'tally' })
@Index({
  name: 'tally_topic_key',
  expression: 'create index "tally_topic_key" on "tally" ("topic", "key") include ("count", "sum")',
})
export class Tally {
  @PrimaryKey({ type: 'bigint' })
  id!: string;

  /** What is counted, as `repair_status`. */
  @Property({ type: 'text' })
  topic!: string;

  /** What is counted apart. */
  @Property({ type: 'text' })
  key!: string;

  @Property({ type: 'integer' })
  count!: number;

  /** Of what is added up, in whole numbers. */
  @Property({ type: 'integer' })
  sum!: number;
}
