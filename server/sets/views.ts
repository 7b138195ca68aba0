import { Field, Int, ObjectType } from 'type-graphql';
import { TvSet } from './entity.js';
import { TVType } from './enums.js';

/** A set as its customer sees it, a type of its own beside `TvSet`: its history may be somebody else's (decisions §3, §14). */
@ObjectType({ description: 'The very set of a repair, for whoever brought it.' })
export class TrackedSet {
  @Field({ description: 'Plain text, as the workshop wrote it.' })
  brand!: string;

  @Field(() => String, { nullable: true, description: 'Plain text; null where it is not known.' })
  model!: string | null;

  @Field(() => TVType, { description: 'The kind of screen.' })
  tvType!: TVType;

  @Field(() => Int, {
    nullable: true,
    description: 'The diagonal of the screen in inches; null where it is not known.',
  })
  sizeInches!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The serial number as it is on the set; null where it is not known.',
  })
  serial!: string | null;
}

export const toTrackedSet = ({ brand, model, tvType, sizeInches, serial }: TvSet): TrackedSet => ({
  brand,
  model,
  tvType,
  sizeInches,
  serial,
});

@ObjectType({ description: 'A set that was two, after it was taken apart.' })
export class SplitTvSets {
  @Field(() => TvSet, { description: 'The set that was there before.' })
  kept!: TvSet;

  @Field(() => TvSet, { description: 'The new one.' })
  split!: TvSet;
}
