import { Ctx as Context, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { systemHealth } from './service.js';
import { SystemHealth } from './views.js';

@Resolver()
export class SystemResolver {
  @Query(() => SystemHealth, {
    description: 'How the installation is: database, queue, mail, storage, backup and live updates. For admins.',
  })
  @Door({ who: 'admin', scope: 'no token' })
  systemHealth(@Context() ctx: Ctx): Promise<SystemHealth> {
    return systemHealth(ctx);
  }
}
