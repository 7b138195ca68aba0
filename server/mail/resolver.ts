import {
  Arg,
  Args,
  ArgsType,
  Ctx as Context,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { ITEMS_FIELD, TableArgs, TableFields } from '../core/table/args.js';
import { OutgoingMail } from './entity.js';
import { MailState } from './enums.js';
import * as desk from './service.js';
import { MailTableSort } from './table.js';

const STRANDED_MAIL = { description: 'The UUID of a mail that is FAILED or UNKNOWN; any other is CONFLICT.' };

@ArgsType()
class MailTableArgs extends TableArgs {
  @Field(() => MailTableSort, { nullable: true, description: 'CREATED_AT if not given.' })
  sort?: MailTableSort | null;

  @Field(() => MailState, { nullable: true, description: 'Only mails that are so far.' })
  state?: MailState | null;
}

@ObjectType({ description: 'A page of the mails.' })
class MailTable extends TableFields {
  @Field(() => [OutgoingMail], ITEMS_FIELD)
  items!: OutgoingMail[];
}

@Resolver()
export class MailResolver {
  @Query(() => MailTable, {
    description:
      'The mails that go out one by one, newest first, and not those of campaigns; searched in the address. For admins.',
  })
  @Door({ who: 'admin', scope: 'mail' })
  mailTable(@Context() ctx: Ctx, @Args(() => MailTableArgs) args: MailTableArgs): Promise<MailTable> {
    return desk.tableOfMails(ctx, args);
  }

  @Query(() => Int, { description: 'How many mails outside of campaigns are FAILED or UNKNOWN. For admins.' })
  @Door({ who: 'admin', scope: 'mail' })
  strandedMailCount(@Context() ctx: Ctx): Promise<number> {
    return desk.countStrandedMails(ctx);
  }

  @Mutation(() => OutgoingMail, {
    description:
      'Has a mail sent once more that did not arrive, or may not have: it can arrive twice then. For admins.',
  })
  @Door({ who: 'admin', scope: 'mail' })
  retryMail(@Context() ctx: Ctx, @Arg('id', () => ID, STRANDED_MAIL) id: string): Promise<OutgoingMail> {
    return desk.retryMail(ctx, id);
  }

  @Mutation(() => ID, { description: 'Gives up a mail that did not arrive, or may not have. For admins.' })
  @Door({ who: 'admin', scope: 'mail' })
  discardMail(@Context() ctx: Ctx, @Arg('id', () => ID, STRANDED_MAIL) id: string): Promise<string> {
    return desk.discardMail(ctx, id);
  }
}
