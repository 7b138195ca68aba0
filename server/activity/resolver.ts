import { Ctx as Context, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import * as activity from './service.js';

@Resolver()
export class ActivityResolver {
  @Query(() => [String], { description: 'The types that lines of the activity log can have, by name. For admins.' })
  @Door({ who: 'admin', scope: 'reports' })
  activityActionTypes(@Context() ctx: Ctx): string[] {
    return activity.activityActionTypes(ctx);
  }
}
