import { Arg, Ctx as Context, Query, Resolver } from 'type-graphql';
import { AccessScope } from '../core/accessScope.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { searchWorkspace } from './service.js';
import { WorkspaceHit } from './views.js';

@Resolver()
export class WorkspaceResolver {
  @Query(() => [WorkspaceHit], {
    description:
      'Repairs, customers, products and posts in this order, of each the six newest that a search finds; whole ids and phone numbers however they are written. For admins.',
  })
  @Door({
    who: 'admin',
    scope: [AccessScope.REPAIRS_READ, AccessScope.PEOPLE_READ, AccessScope.PRODUCTS_READ, AccessScope.BLOG_READ],
  })
  workspaceSearch(
    @Context() ctx: Ctx,
    @Arg('search', () => String, { description: 'At most 100 characters; blank finds nothing.' }) search: string,
  ): Promise<WorkspaceHit[]> {
    return searchWorkspace(ctx, search);
  }
}
