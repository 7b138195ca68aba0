import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../core/context.js';
import { Door } from '../../core/door.js';
import { SHORT_ID_ARG } from '../../core/entities/ids.js';
import { Language } from '../../accounts/index.js';
import { MailState } from '../../mail/index.js';
import { Repair } from '../entity.js';
import { withQuotes } from '../record/findRecord.js';
import { CustomerUpdate } from './entity.js';
import { NotifiedBy } from './enums.js';
import { customersLanguage, messagesOf } from './mail/messages.js';
import { mailDueAt, mailOf } from './mail/service.js';
import * as updates from './service.js';
import { undoableUntil, undoStatusChange } from './undo.service.js';
import { CustomerMessage } from './views.js';

@Resolver(() => CustomerUpdate)
export class CustomerUpdateResolver {
  @Query(() => [CustomerUpdate], {
    description: 'What the customer of a repair was told, or is to be told, newest first. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  customerUpdates(
    @Context() ctx: Ctx,
    @Arg('repairId', () => ID, SHORT_ID_ARG) repairId: string,
  ): Promise<CustomerUpdate[]> {
    return updates.listCustomerUpdates(ctx, repairId);
  }

  @Mutation(() => CustomerUpdate, {
    description: 'Notes how the customer was notified by hand; a mail that has not gone stays in then. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  markCustomerNotified(
    @Context() ctx: Ctx,
    @Arg('updateId', () => ID, { description: 'A UUID; one that another has replaced is CONFLICT.' }) updateId: string,
    @Arg('by', () => NotifiedBy, { description: 'Not EMAIL: a mail is noted when it goes.' }) by: NotifiedBy,
  ): Promise<CustomerUpdate> {
    return updates.markCustomerNotified(ctx, updateId, by);
  }

  @Mutation(() => CustomerUpdate, {
    description: 'Takes back that the customer was notified, where it was noted by hand. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  undoCustomerNotified(
    @Context() ctx: Ctx,
    @Arg('updateId', () => ID, { description: 'A UUID; what a mail or the customer themself has done is CONFLICT.' })
    updateId: string,
  ): Promise<CustomerUpdate> {
    return updates.undoCustomerNotified(ctx, updateId);
  }

  @Mutation(() => CustomerUpdate, {
    description: 'Writes what a customer is told in one language, in place of the template. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  writeCustomerUpdate(
    @Context() ctx: Ctx,
    @Arg('updateId', () => ID, { description: 'A UUID; what was told already is CONFLICT.' }) updateId: string,
    @Arg('language', () => Language, { description: 'Of the text; a mail is written in the one of the customer.' })
    language: Language,
    @Arg('words', () => String, {
      description: 'Plain text, at most 1,000 characters; blank takes the template again.',
    })
    words: string,
  ): Promise<CustomerUpdate> {
    return updates.writeCustomerUpdate(ctx, updateId, { language, words });
  }

  @Mutation(() => Repair, {
    description: 'Takes back the last change of status while the customer has not learnt of it. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  undoStatusChange(
    @Context() ctx: Ctx,
    @Arg('repairId', () => ID, SHORT_ID_ARG) repairId: string,
    @Arg('version', () => Int, { description: 'The version of the repair that was seen.' }) version: number,
  ): Promise<Repair> {
    return undoStatusChange(ctx, repairId, version);
  }

  @FieldResolver(() => Repair, { description: 'The repair that it is about.' })
  repair(@Root() update: CustomerUpdate): Repair {
    return update.repair.getEntity();
  }

  @FieldResolver(() => [CustomerMessage], { description: 'What can be sent by hand, in each language.' })
  async messages(@Context() ctx: Ctx, @Root() update: CustomerUpdate): Promise<CustomerMessage[]> {
    return messagesOf(ctx, await withQuotes(ctx, update.repair.getEntity()), update);
  }

  @FieldResolver(() => Language, {
    nullable: true,
    description: 'In which language a mail is written to the customer; null where they have no account.',
  })
  customersLanguage(@Context() ctx: Ctx, @Root() update: CustomerUpdate): Promise<Language | null> {
    return customersLanguage(ctx, update.repair.getEntity());
  }

  @FieldResolver(() => MailState, {
    nullable: true,
    description: 'How far its mail is; null where there is none, none yet, or it is long gone.',
  })
  async mailState(@Context() ctx: Ctx, @Root() update: CustomerUpdate): Promise<MailState | null> {
    return (await mailOf(ctx, update))?.state ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What went wrong with its mail the last time; null where nothing did.',
  })
  async mailProblem(@Context() ctx: Ctx, @Root() update: CustomerUpdate): Promise<string | null> {
    return (await mailOf(ctx, update))?.problem ?? null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When a mail is to go, or to be tried again; null where none will.',
  })
  mailDueAt(@Context() ctx: Ctx, @Root() update: CustomerUpdate): Promise<Date | null> {
    return mailDueAt(ctx, update);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when the change of status that it tells of can be undone; null where it cannot.',
  })
  undoableUntil(@Context() ctx: Ctx, @Root() update: CustomerUpdate): Promise<Date | null> {
    return undoableUntil(ctx, update);
  }
}
