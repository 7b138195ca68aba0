import { Arg, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { UUID_ARG } from '../core/entities/ids.js';
import { PriceItem, PriceTemplate } from './entity.js';
import { PriceItemInput, PriceTemplateInput } from './inputs.js';
import * as items from './item.service.js';
import * as templates from './template.service.js';
import { ServicePrice } from './views.js';

@Resolver()
export class PriceItemResolver {
  @Query(() => [ServicePrice], { description: 'What each service costs at least, where the shop shows it.' })
  @Door({ who: 'anyone', scope: 'content', kept: true })
  servicePrices(@Context() ctx: Ctx): Promise<ServicePrice[]> {
    return items.listServicePrices(ctx);
  }

  @Query(() => [PriceItem], { description: 'The whole price list, by its texts. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  priceItems(@Context() ctx: Ctx): Promise<PriceItem[]> {
    return items.listPriceItems(ctx);
  }

  @Mutation(() => PriceItem, { description: 'Adds an entry to the price list. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  createPriceItem(
    @Context() ctx: Ctx,
    @Arg('input', () => PriceItemInput, { description: 'The new entry.' }) input: object,
  ): Promise<PriceItem> {
    return items.createPriceItem(ctx, input);
  }

  @Mutation(() => PriceItem, { description: 'Replaces an entry of the price list. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  updatePriceItem(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('input', () => PriceItemInput, { description: 'The whole entry.' }) input: object,
  ): Promise<PriceItem> {
    return items.updatePriceItem(ctx, id, input);
  }

  @Mutation(() => ID, { description: 'Takes an entry out of the price list. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  deletePriceItem(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<string> {
    return items.deletePriceItem(ctx, id);
  }
}

@Resolver()
export class PriceTemplateResolver {
  @Query(() => [PriceTemplate], { description: 'All templates of quotes, by name. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  priceTemplates(@Context() ctx: Ctx): Promise<PriceTemplate[]> {
    return templates.listPriceTemplates(ctx);
  }

  @Mutation(() => PriceTemplate, { description: 'Adds a template of quotes. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  createPriceTemplate(
    @Context() ctx: Ctx,
    @Arg('input', () => PriceTemplateInput, { description: 'The new template.' }) input: object,
  ): Promise<PriceTemplate> {
    return templates.createPriceTemplate(ctx, input);
  }

  @Mutation(() => PriceTemplate, { description: 'Replaces a template of quotes. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  updatePriceTemplate(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('input', () => PriceTemplateInput, { description: 'The whole template.' }) input: object,
  ): Promise<PriceTemplate> {
    return templates.updatePriceTemplate(ctx, id, input);
  }

  @Mutation(() => ID, { description: 'Takes a template of quotes away. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  deletePriceTemplate(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<string> {
    return templates.deletePriceTemplate(ctx, id);
  }
}
