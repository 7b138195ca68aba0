import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../core/context.js';
import { Door } from '../../core/door.js';
import { MessageTemplate } from './entity.js';
import { listMessageTemplates, MessageTemplateInput, saveMessageTemplate } from './service.js';

@Resolver()
export class MessageTemplateResolver {
  @Query(() => [MessageTemplate], {
    description: 'What customers are told, one for each occasion in the order of the work. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  messageTemplates(@Context() ctx: Ctx): Promise<MessageTemplate[]> {
    return listMessageTemplates(ctx);
  }

  @Mutation(() => MessageTemplate, { description: 'Writes what customers are told of one thing. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  saveMessageTemplate(
    @Context() ctx: Ctx,
    @Arg('input', () => MessageTemplateInput, { description: 'Both languages.' }) input: object,
  ): Promise<MessageTemplate> {
    return saveMessageTemplate(ctx, input);
  }
}
