import { Args, ArgsType, Ctx as Context, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { ITEMS_FIELD, TableArgs, TableFields } from '../core/table/args.js';
import { ActivityLog } from './entity.js';
import * as activity from './service.js';
import { ActivityTableSort } from './table.js';

@ArgsType()
class ActivityTableArgs extends TableArgs {
  @Field(() => ActivityTableSort, { nullable: true, description: 'TIMESTAMP if not given.' })
  sort?: ActivityTableSort | null;

  @Field(() => String, { nullable: true, description: 'Only lines of this type, as USER_LOGIN.' })
  actionType?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only what this person did: the address as it stands in the log.',
  })
  userEmail?: string | null;

  @Field(() => Date, { nullable: true, description: 'Only lines of this moment and later.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only lines before this moment.' })
  to?: Date | null;
}

@ObjectType({ description: 'A page of the activity log.' })
class ActivityTable extends TableFields {
  @Field(() => [ActivityLog], ITEMS_FIELD)
  items!: ActivityLog[];
}

@Resolver()
export class ActivityResolver {
  @Query(() => ActivityTable, {
    description:
      'The activity log, newest first; searched in the description, the address of who did it, and the id of what it was done to. For admins.',
  })
  @Door({ who: 'admin', scope: 'reports' })
  activityTable(@Context() ctx: Ctx, @Args(() => ActivityTableArgs) args: ActivityTableArgs): Promise<ActivityTable> {
    return activity.tableOfActivity(ctx, args);
  }

  @Query(() => [String], { description: 'The types that lines of the activity log can have, by name. For admins.' })
  @Door({ who: 'admin', scope: 'reports' })
  activityActionTypes(@Context() ctx: Ctx): string[] {
    return activity.activityActionTypes(ctx);
  }
}
