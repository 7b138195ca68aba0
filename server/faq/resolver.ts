import { Arg, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { UUID_ARG } from '../core/entities/ids.js';
import { LANGUAGE_ARG } from '../translations/index.js';
import { FaqItem } from './entity.js';
import { FaqItemInput } from './inputs.js';
import * as faq from './service.js';

@Resolver()
export class FaqResolver {
  @Query(() => [FaqItem], { description: 'All questions, in order.' })
  @Door({ who: 'anyone', scope: 'content', kept: true })
  faqItems(
    @Context() ctx: Ctx,
    @Arg('language', () => Language, LANGUAGE_ARG) language?: Language,
  ): Promise<FaqItem[]> {
    return faq.listFaqItems(ctx, language);
  }

  @Mutation(() => FaqItem, { description: 'Adds a question. For admins.' })
  @Door({ who: 'admin', scope: 'content' })
  createFaqItem(
    @Context() ctx: Ctx,
    @Arg('input', () => FaqItemInput, {
      description: 'The new question; without `order` it goes to the end of the list.',
    })
    input: object,
  ): Promise<FaqItem> {
    return faq.addFaqItem(ctx, input);
  }

  @Mutation(() => FaqItem, { description: 'Replaces a question. For admins.' })
  @Door({ who: 'admin', scope: 'content' })
  updateFaqItem(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('input', () => FaqItemInput, {
      description: "The whole question: `order` is required here, and a category that is left out becomes 'General'.",
    })
    input: object,
  ): Promise<FaqItem> {
    return faq.updateFaqItem(ctx, id, input);
  }

  @Mutation(() => ID, { description: 'Takes a question away. For admins.' })
  @Door({ who: 'admin', scope: 'content' })
  deleteFaqItem(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<string> {
    return faq.deleteFaqItem(ctx, id);
  }
}
