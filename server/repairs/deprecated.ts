import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { describedEnum } from '../core/entities/describedEnum.js';
import { deprecatedFilter } from '../core/table/args.js';
import { Repair } from './entity.js';
import { notificationPendingSinceOf } from './record/forAdmins.js';
import { CustomerUpdate, NOTIFIED_BY_MEANINGS } from './updates/entity.js';
import { NotifiedBy } from './updates/enums.js';
import * as updates from './updates/service.js';

/**
 * The names that notifying customers had in the published interfaces before, for programs of third parties that still use
 * them. Each says what to use instead; a later release takes them away.
 */

const use = (name: string) => `It has another name: use \`${name}\`.`;

/** The same as NotifiedBy, for programs that name the type of their variable. */
const ToldBy = { ...NotifiedBy };
describedEnum(ToldBy, 'ToldBy', 'How a customer came to know; `NotifiedBy` has the same values.', NOTIFIED_BY_MEANINGS);

/** @param filter the one that has taken its place */
export const untoldFilter = <Schema extends Parameters<typeof deprecatedFilter>[0]>(filter: Schema): Schema =>
  deprecatedFilter(filter, use('notificationPending'));

@Resolver(() => Repair)
export class DeprecatedRepairResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description: 'The same as `notificationPendingSince`.',
    deprecationReason: use('notificationPendingSince'),
  })
  untoldSince(@Context() ctx: Ctx, @Root() repair: Repair): Date | null {
    return notificationPendingSinceOf(ctx, repair);
  }
}

@Resolver(() => CustomerUpdate)
export class DeprecatedCustomerUpdateResolver {
  @Mutation(() => CustomerUpdate, {
    description: 'The same as `markCustomerNotified`.',
    deprecationReason: use('markCustomerNotified'),
  })
  @Door({ who: 'admin', scope: 'repairs' })
  markCustomerTold(
    @Context() ctx: Ctx,
    @Arg('updateId', () => ID, { description: 'A UUID; one that another has replaced is CONFLICT.' }) updateId: string,
    @Arg('by', () => ToldBy, { description: 'Not EMAIL: a mail is noted when it goes.' }) by: NotifiedBy,
  ): Promise<CustomerUpdate> {
    return updates.markCustomerNotified(ctx, updateId, by);
  }

  @Mutation(() => CustomerUpdate, {
    description: 'The same as `undoCustomerNotified`.',
    deprecationReason: use('undoCustomerNotified'),
  })
  @Door({ who: 'admin', scope: 'repairs' })
  markCustomerNotTold(
    @Context() ctx: Ctx,
    @Arg('updateId', () => ID, { description: 'A UUID; what a mail or the customer themself has done is CONFLICT.' })
    updateId: string,
  ): Promise<CustomerUpdate> {
    return updates.undoCustomerNotified(ctx, updateId);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'The same as `notifiedAt`.',
    deprecationReason: use('notifiedAt'),
  })
  toldAt(@Root() { notifiedAt }: CustomerUpdate): Date | null {
    return notifiedAt;
  }

  @FieldResolver(() => ToldBy, {
    nullable: true,
    description: 'The same as `notifiedBy`.',
    deprecationReason: use('notifiedBy'),
  })
  toldBy(@Root() { notifiedBy }: CustomerUpdate): NotifiedBy | null {
    return notifiedBy;
  }
}
