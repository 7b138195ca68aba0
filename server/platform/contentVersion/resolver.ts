import { Ctx as Context, Int, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../context.js';
import { readContentVersion } from './service.js';

@Resolver()
export class ContentVersionResolver {
  @Query(() => Int, {
    description:
      'Grows with every change of what visitors can see. Poll this one number, and look again when it has changed.',
  })
  contentVersion(@Context() ctx: Ctx): Promise<number> {
    return readContentVersion(ctx.em);
  }
}
