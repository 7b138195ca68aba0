import {
  Arg,
  Args,
  ArgsType,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { UUID_ARG } from '../core/entities/ids.js';
import { FORM_GUARD_ARG, FormGuardInput } from '../core/fields/formGuard.js';
import { type Connection, PageArguments } from '../core/pagination.js';
import { AskedField, AskedFields } from '../core/read/askedFields.js';
import type { Field as Asked, Fields } from '../core/read/fields.js';
import type { Row } from '../core/read/model.js';
import { Product } from '../products/index.js';
import { Review } from './entity.js';
import { ReviewTargetType } from './enums.js';
import { ReviewInput } from './inputs.js';
import { findMyReview, listReviews, listReviewsOfProduct } from './lists/service.js';
import { isAuthor } from './policy.js';
import { ofProduct } from './ratings/ofProduct.js';
import { reviewStars } from './ratings/reviewStars.js';
import { serviceRating } from './ratings/serviceRating.js';
import { deleteReview, restoreReview, setReviewApproval, submitReview } from './service.js';
import { managedTargetName, targetIdOf, targetNameOf } from './target.js';
import { ManagedReview, RatingSummary, ReviewConnection } from './views.js';

@ArgsType()
class ReviewsArgs extends PageArguments {
  [key: string]: unknown;

  @Field(() => ReviewTargetType, { nullable: true, description: 'Only reviews of this kind of thing.' })
  targetType?: ReviewTargetType;

  @Field(() => ID, { nullable: true, description: 'With targetType: only reviews of this product or repair.' })
  targetId?: string;

  @Field(() => Int, { nullable: true, description: 'Only reviews with so many stars, 1 to 5.' })
  rating?: number;

  @Field(() => Boolean, { nullable: true, description: 'Only reviews that say something.' })
  withComment?: boolean;
}

@ArgsType()
class ProductReviewsArgs {
  @Field(() => Int, { nullable: true, description: 'How many at most, up to 100; 10 if not given.' })
  first?: number | null;
}

/** As it was read for a list, or as it was written just now. */
type ReviewRow = Review | Row<Review>;
type ProductRow = Product | Row<Product>;

@Resolver(() => Review)
export class ReviewResolver {
  @Query(() => ReviewConnection, { description: 'Approved reviews, newest first.' })
  @Door({ who: 'anyone', scope: 'reviews', kept: true })
  reviews(
    @Context() ctx: Ctx,
    @Args(() => ReviewsArgs) args: ReviewsArgs,
    @AskedFields() fields: Fields,
  ): Promise<Connection<Row<Review>>> {
    return listReviews(ctx, args, fields);
  }

  @Query(() => Review, {
    nullable: true,
    description: "The caller's own review of a product or repair; null for guests and if there is none.",
  })
  @Door({ who: 'anyone', scope: 'reviews' })
  myReview(
    @Context() ctx: Ctx,
    @Arg('targetType', () => ReviewTargetType, { description: 'PRODUCT or REPAIR; of GENERAL there is no own one.' })
    targetType: ReviewTargetType,
    @Arg('targetId', () => ID, { description: 'The UUID of a product, or the full id of a repair.' }) targetId: string,
  ): Promise<Review | null> {
    return findMyReview(ctx, targetType, targetId);
  }

  @Query(() => RatingSummary, {
    description: "How the shop's work is rated: approved reviews of repairs and general ones.",
  })
  @Door({ who: 'anyone', scope: 'reviews', kept: true })
  serviceRating(@Context() ctx: Ctx): Promise<RatingSummary> {
    return serviceRating(ctx);
  }

  @Query(() => [Int], {
    description: 'How many approved reviews have five stars, four, three, two and one, in this order.',
  })
  @Door({ who: 'anyone', scope: 'reviews', kept: true })
  reviewStars(@Context() ctx: Ctx): Promise<number[]> {
    return reviewStars(ctx);
  }

  @Mutation(() => Review, { description: 'Writes a review, as a guest or signed in.' })
  @Door({ who: 'anyone', scope: 'reviews' })
  submitReview(
    @Context() ctx: Ctx,
    @Arg('input', () => ReviewInput, {
      description: 'What is said; a product and a repair are reviewed once by each author, a second time is CONFLICT.',
    })
    input: object,
    @Arg('formGuard', () => FormGuardInput, FORM_GUARD_ARG) formGuard?: object,
  ): Promise<Review> {
    return submitReview(ctx, input, formGuard);
  }

  @Mutation(() => ManagedReview, { description: "Withdraws a review's approval, or gives it back. For admins." })
  @Door({ who: 'admin', scope: 'reviews' })
  setReviewApproval(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('isApproved', () => Boolean, { description: 'false: visitors see it no longer, and it does not count.' })
    isApproved: boolean,
  ): Promise<Review> {
    return setReviewApproval(ctx, id, isApproved);
  }

  @Mutation(() => ID, { description: 'Takes a review away; it can be restored for 30 days. For admins.' })
  @Door({ who: 'admin', scope: 'reviews' })
  deleteReview(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<string> {
    return deleteReview(ctx, id);
  }

  @Mutation(() => ManagedReview, { description: 'Brings a deleted review back. For admins.' })
  @Door({ who: 'admin', scope: 'reviews' })
  restoreReview(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<Review> {
    return restoreReview(ctx, id);
  }

  // what a review says beyond its columns, as far as the caller may know

  @FieldResolver(() => Boolean, { description: 'Whether the caller wrote it, signed in.' })
  isMine(@Context() ctx: Ctx, @Root() review: ReviewRow): boolean {
    return isAuthor(ctx.actor, review);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'Whose page it belongs to: the id of a product, or of a repair that the caller may know of; null otherwise.',
  })
  targetId(@Context() ctx: Ctx, @Root() review: ReviewRow): Promise<string | null> {
    return targetIdOf(ctx, review);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What was reviewed: the name of the product, brand and model of a public repair; null otherwise.',
  })
  targetName(@Context() ctx: Ctx, @Root() review: ReviewRow): Promise<string | null> {
    return targetNameOf(ctx, review);
  }
}

/** What admins are told besides. */
@Resolver(() => ManagedReview)
export class ManagedReviewResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What was reviewed: the name of the product, brand and model of the repair; null of a general review.',
  })
  targetName(@Context() ctx: Ctx, @Root() review: Review): Promise<string | null> {
    return managedTargetName(ctx, review);
  }
}

/** What this room says of products. */
@Resolver(() => Product)
export class ProductReviewResolver {
  @FieldResolver(() => RatingSummary, { description: 'Of its approved reviews.' })
  rating(@Context() ctx: Ctx, @Root() product: ProductRow, @AskedField() asked: Asked): unknown {
    return ofProduct.attached(ctx, product, asked);
  }

  @FieldResolver(() => ReviewConnection, { description: 'Its approved reviews, newest first.' })
  reviewConnection(
    @Context() ctx: Ctx,
    @Root() product: ProductRow,
    @Args(() => PageArguments) args: PageArguments,
  ): Promise<Connection<Review>> {
    return listReviewsOfProduct(ctx, product.id, args);
  }

  @FieldResolver(() => [Review], {
    description: 'Its approved reviews, newest first.',
    deprecationReason: 'A list without an end. Use `reviewConnection`, which gives the same in pages.',
  })
  reviews(
    @Context() ctx: Ctx,
    @Root() product: ProductRow,
    @Args(() => ProductReviewsArgs) _args: ProductReviewsArgs,
    @AskedField() asked: Asked,
  ): unknown {
    return ofProduct.attached(ctx, product, asked);
  }
}
