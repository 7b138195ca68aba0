import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { UUID_ARG } from '../core/entities/ids.js';
import { CustomerNote } from './entity.js';
import * as customers from './service.js';
import { CustomerRecord } from './views.js';

const WHO = { description: 'The id of an account, an email address, or a phone number however it is written.' };

@Resolver(() => CustomerNote)
export class CustomerResolver {
  @Query(() => CustomerRecord, {
    nullable: true,
    description: 'All that the shop knows of somebody; null for what names nobody. For admins.',
  })
  @Door({ who: 'admin', scope: 'people' })
  customer(@Context() ctx: Ctx, @Arg('who', () => String, WHO) who: string): Promise<CustomerRecord | null> {
    return customers.readCustomer(ctx, who);
  }

  @Mutation(() => CustomerNote, { description: 'Remembers something of a customer. For admins.' })
  @Door({ who: 'admin', scope: 'people' })
  addCustomerNote(
    @Context() ctx: Ctx,
    @Arg('who', () => String, WHO) who: string,
    @Arg('text', () => String, { description: 'Plain text, at most 2,000 characters.' }) text: string,
  ): Promise<CustomerNote> {
    return customers.addCustomerNote(ctx, { who, text });
  }

  @Mutation(() => ID, { description: 'Forgets a note about a customer. For admins.' })
  @Door({ who: 'admin', scope: 'people' })
  deleteCustomerNote(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<string> {
    return customers.deleteCustomerNote(ctx, id);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Who wrote it; null when the account is gone.' })
  authorName(@Root() note: CustomerNote): Promise<string | null> {
    return customers.nameOfAuthor(note);
  }
}
