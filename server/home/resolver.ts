import { Arg, Ctx as Context, Query, Resolver } from 'type-graphql';
import { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { LANGUAGE_ARG } from '../translations/index.js';
import { listStories } from './service.js';
import { Story } from './views.js';

@Resolver()
export class HomeResolver {
  @Query(() => [Story], {
    description:
      'What the shop has to tell, 20 at most: products, public repairs and posts, newest first; then the first three questions and services.',
  })
  @Door({ who: 'anyone', scope: 'content', kept: true })
  stories(@Context() ctx: Ctx, @Arg('language', () => Language, LANGUAGE_ARG) language?: Language): Promise<Story[]> {
    return listStories(ctx, language);
  }
}
