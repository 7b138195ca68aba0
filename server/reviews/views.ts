import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ConnectionFields } from '../platform/pagination.js';
import { Review } from './entity.js';

@ObjectType({ description: 'How many stars on average.' })
export class RatingSummary {
  @Field(() => Float, { nullable: true, description: '1 to 5; null without a review.' })
  average!: number | null;

  @Field(() => Int)
  count!: number;
}

@ObjectType()
export class ReviewEdge {
  @Field({ description: 'Where this review stands in the list.' })
  cursor!: string;

  @Field(() => Review)
  node!: Review;
}

@ObjectType({ description: 'A page of reviews.' })
export class ReviewConnection extends ConnectionFields {
  @Field(() => [ReviewEdge])
  edges!: ReviewEdge[];
}
