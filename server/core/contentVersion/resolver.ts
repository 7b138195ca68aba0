import { Ctx as Context, Int, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../context.js';
import { Door } from '../door.js';
import { readContentVersion } from './contentVersion.js';

@Resolver()
export class ContentVersionResolver {
  @Query(() => Int, {
    description:
      'Grows with every change of what visitors can see. Poll this one number, and look again when it has changed.',
  })
  @Door({ who: 'anyone', scope: 'any token', kept: true })
  contentVersion(@Context() ctx: Ctx): Promise<number> {
    return readContentVersion(ctx.em);
  }
}
