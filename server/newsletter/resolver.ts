import {
  Arg,
  Args,
  ArgsType,
  Ctx as Context,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { Ctx } from '../platform/context.js';
import { FormGuardInput } from '../platform/formGuard.js';
import { TableArgs, TableFields } from '../platform/table/args.js';
import * as admin from './admin.service.js';
import { NewsletterSubscription } from './entity.js';
import { subscribeToNewsletter } from './service.js';
import { SubscriptionTableSort } from './table.js';

@ArgsType()
class SubscriptionTableArgs extends TableArgs {
  @Field(() => SubscriptionTableSort, { nullable: true, description: 'CREATED_AT if not given.' })
  sort?: SubscriptionTableSort | null;

  @Field(() => Boolean, { nullable: true, description: 'Only active ones, or only the others.' })
  isActive?: boolean | null;
}

@ObjectType({ description: 'A page of the newsletter subscriptions.' })
class SubscriptionTable extends TableFields {
  @Field(() => [NewsletterSubscription])
  items!: NewsletterSubscription[];
}

@Resolver()
export class NewsletterResolver {
  @Query(() => SubscriptionTable, { description: 'The newsletter subscriptions, newest first. For admins.' })
  subscriptionTable(
    @Context() ctx: Ctx,
    @Args(() => SubscriptionTableArgs) args: SubscriptionTableArgs,
  ): Promise<SubscriptionTable> {
    return admin.tableOfSubscriptions(ctx, args);
  }

  @Query(() => Int, { description: 'To how many addresses a campaign would go now. For admins.' })
  activeSubscriberCount(@Context() ctx: Ctx): Promise<number> {
    return admin.countActiveSubscribers(ctx);
  }

  @Mutation(() => Boolean, {
    description: 'Subscribes an address to the newsletter. Answers alike whether or not it was known.',
  })
  async subscribeToNewsletter(
    @Context() ctx: Ctx,
    @Arg('email', () => String) email: string,
    @Arg('formGuard', () => FormGuardInput, { nullable: true }) formGuard?: FormGuardInput,
  ): Promise<boolean> {
    await subscribeToNewsletter(ctx, { email }, formGuard);
    return true;
  }

  @Mutation(() => NewsletterSubscription, {
    description: 'Stops the newsletter for an address, or resumes it. For admins.',
  })
  setSubscriptionActive(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('isActive', () => Boolean) isActive: boolean,
  ): Promise<NewsletterSubscription> {
    return admin.setSubscriptionActive(ctx, id, isActive);
  }

  @Mutation(() => ID, { description: 'Takes an address off the list for good. For admins.' })
  deleteSubscription(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<string> {
    return admin.deleteSubscription(ctx, id);
  }
}
