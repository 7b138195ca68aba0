import { Arg, Ctx as Context, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { OutgoingMail } from './entity.js';
import * as admin from './service.js';

const STRANDED_MAIL = { description: 'The UUID of a mail that is FAILED or UNKNOWN; any other is CONFLICT.' };

@Resolver()
export class MailResolver {
  @Query(() => Int, { description: 'How many mails outside of campaigns are FAILED or UNKNOWN. For admins.' })
  @Door({ who: 'admin', scope: 'mail' })
  strandedMailCount(@Context() ctx: Ctx): Promise<number> {
    return admin.countStrandedMails(ctx);
  }

  @Mutation(() => OutgoingMail, {
    description:
      'Has a mail sent once more that did not arrive, or may not have: it can arrive twice then. For admins.',
  })
  @Door({ who: 'admin', scope: 'mail' })
  retryMail(@Context() ctx: Ctx, @Arg('id', () => ID, STRANDED_MAIL) id: string): Promise<OutgoingMail> {
    return admin.retryMail(ctx, id);
  }

  @Mutation(() => ID, { description: 'Gives up a mail that did not arrive, or may not have. For admins.' })
  @Door({ who: 'admin', scope: 'mail' })
  discardMail(@Context() ctx: Ctx, @Arg('id', () => ID, STRANDED_MAIL) id: string): Promise<string> {
    return admin.discardMail(ctx, id);
  }
}
