import { Arg, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { UUID_ARG } from '../core/entities/ids.js';
import { LANGUAGE_ARG } from '../translations/index.js';
import { HeroSlide } from './entity.js';
import { HeroSlideInput } from './inputs.js';
import * as hero from './service.js';

@Resolver()
export class HeroResolver {
  @Query(() => [HeroSlide], { description: 'The active slides, in order; for admins also the others if asked for.' })
  @Door({ who: 'anyone', scope: 'content', kept: true })
  heroSlides(
    @Context() ctx: Ctx,
    @Arg('includeInactive', () => Boolean, {
      nullable: true,
      description: 'true: also slides that visitors do not see. Only heeded for admins.',
    })
    includeInactive?: boolean,
    @Arg('language', () => Language, LANGUAGE_ARG) language?: Language,
  ): Promise<HeroSlide[]> {
    return hero.listHeroSlides(ctx, includeInactive ?? false, language);
  }

  @Mutation(() => HeroSlide, { description: 'Adds a slide. For admins.' })
  @Door({ who: 'admin', scope: 'content' })
  createHeroSlide(
    @Context() ctx: Ctx,
    @Arg('input', () => HeroSlideInput, { description: 'The new slide; active unless `isActive` is false.' })
    input: object,
  ): Promise<HeroSlide> {
    return hero.createHeroSlide(ctx, input);
  }

  @Mutation(() => HeroSlide, { description: 'Replaces a slide. For admins.' })
  @Door({ who: 'admin', scope: 'content' })
  updateHeroSlide(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('input', () => HeroSlideInput, {
      description: 'The whole slide: what is left out takes its default, but for `isActive`, which stays as it is.',
    })
    input: object,
  ): Promise<HeroSlide> {
    return hero.updateHeroSlide(ctx, id, input);
  }

  @Mutation(() => ID, { description: 'Takes a slide away. For admins.' })
  @Door({ who: 'admin', scope: 'content' })
  deleteHeroSlide(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<string> {
    return hero.deleteHeroSlide(ctx, id);
  }
}
