import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { User } from '../accounts/index.js';
import { JobOpening } from '../careers/index.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { UUID_ARG, UUID_FIELD } from '../core/entities/ids.js';
import { FORM_GUARD_ARG, FormGuardInput } from '../core/fields/formGuard.js';
import { findMail, OutgoingMail } from '../mail/index.js';
import { replyToMessage } from './admin/reply.service.js';
import * as admin from './admin/service.js';
import { InboxMessage, InboxReply } from './entity.js';
import { InboxStatus } from './enums.js';
import { ContactMessageInput, JobApplicationInput } from './inputs.js';
import * as inbox from './service.js';

@Resolver(() => InboxMessage)
export class InboxResolver {
  @Query(() => InboxMessage, {
    nullable: true,
    description: 'One message, also a deleted one; null if there is none. For admins.',
  })
  @Door({ who: 'admin', scope: 'inbox' })
  inboxMessage(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_FIELD) id: string): Promise<InboxMessage | null> {
    return admin.findMessage(ctx, id);
  }

  @Query(() => Int, { description: 'How many messages nobody has read yet. For admins.' })
  @Door({ who: 'admin', scope: 'inbox' })
  newInboxCount(@Context() ctx: Ctx): Promise<number> {
    return admin.countNewMessages(ctx);
  }

  @Mutation(() => Boolean, { description: 'Sends a message to the shop.' })
  @Door({ who: 'anyone', scope: 'inbox' })
  async sendContactMessage(
    @Context() ctx: Ctx,
    @Arg('input', () => ContactMessageInput, {
      description: 'The message, with name and address where a guest sends it.',
    })
    input: object,
    @Arg('formGuard', () => FormGuardInput, FORM_GUARD_ARG) formGuard?: object,
  ): Promise<boolean> {
    await inbox.sendContactMessage(ctx, input, formGuard);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Applies for a job, or without one in general.' })
  @Door({ who: 'anyone', scope: 'inbox' })
  async applyForJob(
    @Context() ctx: Ctx,
    @Arg('input', () => JobApplicationInput, {
      description: 'The application; its CV is uploaded before, see `mediaUpload`.',
    })
    input: object,
    @Arg('formGuard', () => FormGuardInput, FORM_GUARD_ARG) formGuard?: object,
  ): Promise<boolean> {
    await inbox.applyForJob(ctx, input, formGuard);
    return true;
  }

  @Mutation(() => InboxMessage, { description: 'Says what was done with a message. For admins.' })
  @Door({ who: 'admin', scope: 'inbox' })
  setInboxStatus(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('status', () => InboxStatus, { description: 'Any status can follow any other.' }) status: InboxStatus,
  ): Promise<InboxMessage> {
    return admin.setInboxStatus(ctx, id, status);
  }

  @Mutation(() => InboxMessage, { description: 'Answers a message by mail. For admins.' })
  @Door({ who: 'admin', scope: 'inbox' })
  replyToInboxMessage(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('text', () => String, { description: 'Plain text, at most 10,000 characters; the message is ANSWERED then.' })
    text: string,
  ): Promise<InboxMessage> {
    return replyToMessage(ctx, id, text);
  }

  @Mutation(() => ID, { description: 'Deletes a message; it can be restored for 30 days. For admins.' })
  @Door({ who: 'admin', scope: 'inbox' })
  deleteInboxMessage(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<string> {
    return admin.deleteMessage(ctx, id);
  }

  @Mutation(() => InboxMessage, { description: 'Brings a deleted message back. For admins.' })
  @Door({ who: 'admin', scope: 'inbox' })
  restoreInboxMessage(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<InboxMessage> {
    return admin.restoreMessage(ctx, id);
  }

  @FieldResolver(() => JobOpening, {
    nullable: true,
    description: 'What an application is for; null for a general one, and when the opening is gone.',
  })
  job(@Root() message: InboxMessage): JobOpening | null {
    return message.job?.getEntity() ?? null;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who wrote it, where signed in; null for a guest, and when the account is gone.',
  })
  user(@Root() message: InboxMessage): User | null {
    return message.user?.getEntity() ?? null;
  }
}

@Resolver(() => InboxReply)
export class InboxReplyResolver {
  @FieldResolver(() => OutgoingMail, { nullable: true, description: 'How far it is; null some time after it went.' })
  mail(@Context() ctx: Ctx, @Root() reply: InboxReply): Promise<OutgoingMail | null> {
    return findMail(ctx, reply.mailId);
  }
}
