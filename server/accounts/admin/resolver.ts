import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Ctx } from '../../core/context.js';
import { Door } from '../../core/door.js';
import { UUID_ARG, UUID_FIELD } from '../../core/entities/ids.js';
import { User } from '../entity.js';
import { abilitiesOf, isMainAdmin } from '../policy.js';
import { CreateUserInput, UpdateUserInput } from './inputs.js';
import * as admin from './service.js';

@ObjectType({
  description: 'What the caller may do with an account, so that a page offers nothing that would be refused.',
})
class UserAbilities {
  @Field(() => Boolean, { description: "Deleting it: not the main admin's account, nor one's own." })
  delete!: boolean;

  @Field(() => Boolean, {
    description: 'Giving it another role; no admin takes it from the main admin or from themself.',
  })
  changeRole!: boolean;

  @Field(() => Boolean, { description: "Giving it another e-mail address; the main admin's stays." })
  changeEmail!: boolean;
}

@Resolver(() => User)
export class UserAdminResolver {
  @Query(() => User, { nullable: true, description: 'One account; null if there is none. For admins.' })
  @Door({ who: 'admin', scope: 'people' })
  user(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_FIELD) id: string): Promise<User | null> {
    return admin.findUser(ctx, id);
  }

  @Mutation(() => User, { description: 'Opens an account for somebody. For admins.' })
  @Door({ who: 'admin', scope: 'people' })
  createUser(
    @Context() ctx: Ctx,
    @Arg('input', () => CreateUserInput, {
      description:
        'The new account; a link that confirms the address is mailed. A username or an address that is taken is CONFLICT.',
    })
    input: object,
  ): Promise<User> {
    return admin.createUser(ctx, input);
  }

  @Mutation(() => User, { description: "Changes somebody's account. For admins." })
  @Door({ who: 'admin', scope: 'people' })
  updateUser(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('input', () => UpdateUserInput, { description: 'What is to change; a new address has to be confirmed again.' })
    input: object,
  ): Promise<User> {
    return admin.updateUser(ctx, id, input);
  }

  @Mutation(() => ID, {
    description: 'Deletes an account for good; repairs, reviews, comments and messages stay. For admins.',
  })
  @Door({ who: 'admin', scope: 'people' })
  deleteUser(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<string> {
    return admin.deleteUser(ctx, id);
  }

  @Mutation(() => Boolean, { description: 'Mails somebody a link that sets a new password. For admins.' })
  @Door({ who: 'admin', scope: 'people' })
  async sendPasswordReset(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'A UUID; the link goes to the address of that account.' }) id: string,
  ): Promise<boolean> {
    await admin.sendPasswordReset(ctx, id);
    return true;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is the account that the server was set up with, which cannot be deleted.',
  })
  isMainAdmin(@Context() ctx: Ctx, @Root() user: User): boolean {
    return isMainAdmin(ctx, user);
  }

  @FieldResolver(() => UserAbilities, {
    description: 'What the caller may do with it; for whoever is no admin, nothing.',
  })
  abilities(@Context() ctx: Ctx, @Root() user: User): UserAbilities {
    return abilitiesOf(ctx, user);
  }
}
