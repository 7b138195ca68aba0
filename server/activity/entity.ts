import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newUuid } from '../platform/ids.js';

/** One line of the activity log (back-office §3). It is only ever added to. */
@Entity({ tableName: 'activity_log' })
@Index({
  name: 'activity_log_timestamp',
  expression: 'create index "activity_log_timestamp" on "activity_log" ("timestamp", "id")',
})
export class ActivityLog {
  @PrimaryKey({ type: 'uuid' })
  id: string = newUuid();

  @Property({ type: 'timestamptz' })
  timestamp!: Date;

  /** Who it was, as they were then: the line outlives the account. Null for a guest. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null = null;

  @Property({ type: 'text', nullable: true })
  userEmail: string | null = null;

  /** See public-site §3, ActivityActionType. */
  @Property({ type: 'text' })
  actionType!: string;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'text', nullable: true })
  targetId: string | null = null;
}
