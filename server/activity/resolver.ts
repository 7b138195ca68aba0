import { Ctx as Context, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { ActivityLog } from './entity.js';
import * as activity from './service.js';
import { ActivityTarget } from './targets.statements.js';

@Resolver(() => ActivityLog)
export class ActivityResolver {
  @Query(() => [String], { description: 'The types that lines of the activity log can have, by name. For admins.' })
  @Door({ who: 'admin', scope: 'reports' })
  activityActionTypes(@Context() ctx: Ctx): string[] {
    return activity.activityActionTypes(ctx);
  }

  @FieldResolver(() => ActivityTarget, {
    nullable: true,
    description: 'What `targetId` names now; null where it is gone, or has no page of its own.',
  })
  target(@Context() ctx: Ctx, @Root() line: ActivityLog): Promise<ActivityTarget | null> {
    return activity.targetOfLine(ctx, line);
  }
}
