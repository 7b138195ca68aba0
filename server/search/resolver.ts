import { Arg, Ctx as Context, Query, Resolver } from 'type-graphql';
import { Language } from '../accounts/index.js';
import { AccessScope } from '../core/accessScope.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { LANGUAGE_ARG } from '../translations/index.js';
import { searchSite } from './service.js';
import { SiteHit } from './views.js';

@Resolver()
export class SearchResolver {
  @Query(() => [SiteHit], {
    description:
      'Questions, products and pages that speak of some words, the likeliest first, of each kind at most five. Words may be misspelt or only begun. Posts are found by `blogPosts`.',
  })
  @Door({ who: 'anyone', scope: [AccessScope.CONTENT_READ, AccessScope.PRODUCTS_READ] })
  siteSearch(
    @Context() ctx: Ctx,
    @Arg('search', () => String, { description: 'At most 100 characters; blank finds nothing.' }) search: string,
    @Arg('language', () => Language, LANGUAGE_ARG) language?: Language,
  ): Promise<SiteHit[]> {
    return searchSite(ctx, search, language);
  }
}
