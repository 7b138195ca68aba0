import { Arg, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import { AccessScope } from '../core/accessScope.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { Node } from '../core/entities/node.js';
import { findNode } from './service.js';

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description:
      'A product, a post, a repair or an account, as the query of its type shows it to the caller; null for any other id.',
  })
  @Door({
    who: 'anyone',
    scope: [AccessScope.PRODUCTS_READ, AccessScope.BLOG_READ, AccessScope.REPAIRS_READ, AccessScope.ACCOUNT_READ],
  })
  node(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'As the thing itself says it.' }) id: string,
  ): Promise<Node | null> {
    return findNode(ctx, id);
  }
}
