import { Field, ID, ObjectType } from 'type-graphql';
import { RepairStatus } from '../repairs/index.js';
import { TVType } from '../sets/index.js';
import { StoryKind } from './enums.js';

/** A tile of the story strip (public-site §2 'Home'). */
@ObjectType({ description: 'A tile of the home page: one thing of the shop, by its name and its picture.' })
export class Story {
  @Field(() => StoryKind, { description: 'What it tells of.' })
  kind!: StoryKind;

  @Field(() => ID, { description: 'That of the thing itself; things of two kinds may have the same.' })
  id!: string;

  @Field({ description: 'What the thing is called; plain text.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'The address of its first picture; null where it has none.' })
  imageUrl!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was put up, or when the work last went on; null for questions and services.',
  })
  date!: Date | null;

  @Field(() => TVType, { nullable: true, description: 'The kind of set of a repair; null for all else.' })
  tvType?: TVType | null;

  @Field(() => RepairStatus, { nullable: true, description: 'Where a repair stands; null for all else.' })
  status?: RepairStatus | null;
}
