import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { AccessScope } from '../core/accessScope.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { askAssistant, assistantStatus } from './service.js';
import { AssistantAnswer, AssistantStatus } from './views.js';

@Resolver()
export class AssistantResolver {
  @Query(() => AssistantStatus, { description: 'Whether the AI helper can be asked.' })
  @Door({ who: 'anyone', scope: 'any token', kept: true })
  assistant(@Context() ctx: Ctx): AssistantStatus {
    return assistantStatus(ctx);
  }

  @Mutation(() => AssistantAnswer, {
    description:
      'Asks the AI helper one question, which it answers from what the shop has published. A conversation is held through `POST /api/assistant/chat`.',
  })
  @Door({ who: 'anyone', scope: [AccessScope.CONTENT_READ, AccessScope.PRODUCTS_READ, AccessScope.REPAIRS_READ] })
  askAssistant(
    @Context() ctx: Ctx,
    @Arg('question', {
      description: 'In English or Nepali, at most 1,000 characters; a repair is found by the full id in it.',
    })
    question: string,
  ): Promise<AssistantAnswer> {
    return askAssistant(ctx, { question });
  }
}
