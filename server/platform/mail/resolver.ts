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
import type { Ctx } from '../context.js';
import { TableArgs, TableFields } from '../table/args.js';
import * as desk from './desk.service.js';
import { OutgoingMail } from './entity.js';
import { MailState } from './enums.js';
import { MailTableSort } from './table.js';

@ArgsType()
class MailTableArgs extends TableArgs {
  @Field(() => MailTableSort, { nullable: true, description: 'CREATED_AT if not given.' })
  sort?: MailTableSort | null;

  @Field(() => MailState, { nullable: true })
  state?: MailState | null;
}

@ObjectType({ description: 'A page of the mails.' })
class MailTable extends TableFields {
  @Field(() => [OutgoingMail])
  items!: OutgoingMail[];
}

@Resolver()
export class MailResolver {
  @Query(() => MailTable, {
    description: 'The mails that go out one by one, newest first; not those of campaigns. For admins.',
  })
  mailTable(@Context() ctx: Ctx, @Args(() => MailTableArgs) args: MailTableArgs): Promise<MailTable> {
    return desk.tableOfMails(ctx, args);
  }

  @Query(() => Int, { description: 'How many of them did not arrive, or may not have. For admins.' })
  strandedMailCount(@Context() ctx: Ctx): Promise<number> {
    return desk.countStrandedMails(ctx);
  }

  @Mutation(() => OutgoingMail, {
    description:
      'Has a mail sent once more that did not arrive, or may not have: it can arrive twice then. For admins.',
  })
  retryMail(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<OutgoingMail> {
    return desk.retryMail(ctx, id);
  }

  @Mutation(() => ID, { description: 'Gives up a mail that did not arrive, or may not have. For admins.' })
  discardMail(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<string> {
    return desk.discardMail(ctx, id);
  }
}
