import { Arg, Ctx as Context, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../platform/context.js';
import { User } from './entity.js';
import { SignInInput } from './inputs.js';
import * as accounts from './service.js';

@ObjectType({ description: 'A session that has just begun.' })
export class AuthPayload implements accounts.SignedIn {
  @Field({ description: 'To be sent as `Authorization: Bearer <token>`; good for 7 days.' })
  token!: string;

  @Field(() => User)
  user!: User;
}

@Resolver()
export class AuthResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in person; null for a guest.' })
  viewer(@Context() ctx: Ctx): Promise<User | null> {
    return accounts.viewer(ctx);
  }

  @Mutation(() => AuthPayload, { description: 'Signs in with an e-mail address or username and a password.' })
  signIn(@Context() ctx: Ctx, @Arg('input', () => SignInInput) input: SignInInput): Promise<AuthPayload> {
    return accounts.signIn(ctx, input);
  }
}
