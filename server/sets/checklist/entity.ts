import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';

/** What the shop looks at when a set comes in and when it was tested: one list, which the owner writes (decisions §14). */
@Entity({ tableName: 'sheet_checklist' })
@ObjectType({ description: 'What the shop looks at in each set. For admins.' })
export class SheetChecklist {
  /** There is one. */
  @PrimaryKey({ type: 'text' })
  id: string = 'checklist';

  @Property({ type: 'json' })
  @Field(() => [String], { description: 'In the order of looking.' })
  items!: string[];

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Grows with each change; 0 as long as it is the one that a new site begins with.' })
  version: number = 0;
}
