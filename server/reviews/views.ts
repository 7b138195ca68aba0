import { Field, Float, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../core/pagination.js';
import { Review } from './entity.js';

@ObjectType({ description: 'How many stars on average.' })
export class RatingSummary {
  @Field(() => Float, { nullable: true, description: '1 to 5; null without a review.' })
  average!: number | null;

  @Field(() => Int, { description: 'How many approved reviews it rests on.' })
  count!: number;
}

export const ReviewConnection = connectionOf(Review, 'A page of reviews.');

/**
 * A review with what only admins may know (decisions §3). A type of its own beside `Review`, so that none of it can ever be
 * asked for where visitors look.
 */
@ObjectType({ description: 'A review as admins see it.' })
export class ManagedReview extends Review {
  @Field(() => String, { description: 'The address of its author.' })
  declare authorEmail: string;

  @Field(() => Boolean, { description: 'Whether visitors see it, and whether it counts.' })
  declare isApproved: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was deleted, from when on it can be restored for 30 days.',
  })
  declare deletedAt: Date | null;
}
