import { Arg, Ctx as Context, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { SocialProvider } from '../core/config/config.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { User } from './entity.js';
import { ChangePasswordInput, RegisterInput, ResetPasswordInput, SignInInput, UpdateProfileInput } from './inputs.js';
import { LOG_IN_TO_SAVE, PreferencesInput } from './profile/preferences.js';
import * as profiles from './profile/service.js';
import * as accounts from './service.js';
import * as confirmation from './signIn/emailConfirmation.service.js';
import * as passwords from './signIn/password.service.js';
import type { SignedIn } from './signIn/session.js';
import { linkedProviders } from './social/service.js';

@ObjectType({ description: 'A session that has just begun.' })
export class AuthPayload implements SignedIn {
  @Field({ description: 'To be sent as `Authorization: Bearer <token>`; good for 7 days.' })
  token!: string;

  @Field(() => User, { description: 'Who is signed in now.' })
  user!: User;

  @Field(() => String, {
    nullable: true,
    description: 'Something about the account that its owner must know, in a sentence; null if there is nothing.',
  })
  notice?: string | undefined;
}

@Resolver(() => User)
export class AuthResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in person; null for a guest.' })
  @Door({ who: 'anyone', scope: 'account' })
  viewer(@Context() ctx: Ctx): Promise<User | null> {
    return accounts.viewer(ctx);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the address was proven by a mailed link or by a provider.',
  })
  emailConfirmed(@Root() user: User): boolean {
    return user.emailConfirmedAt !== null;
  }

  @FieldResolver(() => Boolean, { description: 'False for an account that only signs in elsewhere.' })
  hasPassword(@Root() user: User): boolean {
    return user.passwordHash !== null;
  }

  @FieldResolver(() => [SocialProvider], { description: 'Providers that this account signs in with.' })
  linkedProviders(@Context() ctx: Ctx, @Root() user: User): Promise<SocialProvider[]> {
    return linkedProviders(ctx, user);
  }

  @Mutation(() => AuthPayload, { description: 'Signs in with an e-mail address or username and a password.' })
  @Door({ who: 'anyone', scope: 'no token' })
  signIn(
    @Context() ctx: Ctx,
    @Arg('input', () => SignInInput, {
      description: "A wrong pair is UNAUTHENTICATED, 'Invalid credentials.', whether or not there is such an account.",
    })
    input: object,
  ): Promise<AuthPayload> {
    return accounts.signIn(ctx, input);
  }

  @Mutation(() => AuthPayload, { description: 'Opens an account and signs in.' })
  @Door({ who: 'anyone', scope: 'no token' })
  register(
    @Context() ctx: Ctx,
    @Arg('input', () => RegisterInput, {
      description: 'The new account; a username or an address that is taken is CONFLICT.',
    })
    input: object,
  ): Promise<AuthPayload> {
    return accounts.register(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'Ends this session.' })
  @Door({ who: 'anyone', scope: 'no token' })
  async signOut(@Context() ctx: Ctx): Promise<boolean> {
    await accounts.signOut(ctx);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Changes the password; this session stays, all others of the account end.',
  })
  @Door({ who: 'person', scope: 'no token' })
  async changePassword(
    @Context() ctx: Ctx,
    @Arg('input', () => ChangePasswordInput, { description: 'The old password and the new one.' })
    input: object,
  ): Promise<boolean> {
    await passwords.changePassword(ctx, input);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Mails a link that resets the password, if there is such an account. Answers alike in any case.',
  })
  @Door({ who: 'anyone', scope: 'no token' })
  async requestPasswordReset(
    @Context() ctx: Ctx,
    @Arg('email', () => String, { description: 'The address of an account; blank is BAD_INPUT.' }) email: string,
  ): Promise<boolean> {
    await passwords.requestPasswordReset(ctx, { email });
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Sets a new password by the token of a mailed link. Ends all sessions of the account.',
  })
  @Door({ who: 'anyone', scope: 'no token' })
  async resetPassword(
    @Context() ctx: Ctx,
    @Arg('input', () => ResetPasswordInput, { description: 'The token out of the mailed link, and the new password.' })
    input: object,
  ): Promise<boolean> {
    await passwords.resetPassword(ctx, input);
    return true;
  }

  @Mutation(() => Boolean, { description: "Confirms the caller's e-mail address by the token of the mailed link." })
  @Door({ who: 'person', scope: 'no token' })
  async confirmEmail(
    @Context() ctx: Ctx,
    @Arg('token', () => String, {
      description: 'The last part of the mailed link; good once, for seven days, in a session of the same account.',
    })
    token: string,
  ): Promise<boolean> {
    await confirmation.confirmEmail(ctx, token);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Mails the link that confirms the e-mail address once more.' })
  @Door({ who: 'person', scope: 'no token', guestMessage: 'Please log in to confirm your email address.' })
  async sendEmailConfirmation(@Context() ctx: Ctx): Promise<boolean> {
    await confirmation.sendEmailConfirmation(ctx);
    return true;
  }

  @Mutation(() => User, {
    description: 'Changes the profile; what is absent stays as it is, null clears it (but for the name).',
  })
  @Door({ who: 'person', scope: 'account' })
  updateProfile(
    @Context() ctx: Ctx,
    @Arg('input', () => UpdateProfileInput, {
      description: 'Some of the profile; e-mail address and username are not part of it.',
    })
    input: object,
  ): Promise<User> {
    return profiles.updateProfile(ctx, input);
  }

  @Mutation(() => User, {
    description: 'Changes preferences; what is absent stays as it is, null stands for the default.',
  })
  @Door({ who: 'person', scope: 'account', guestMessage: LOG_IN_TO_SAVE })
  updatePreferences(
    @Context() ctx: Ctx,
    @Arg('input', () => PreferencesInput, {
      description: 'Some of the preferences; `customThemeColors` are replaced together.',
    })
    input: object,
  ): Promise<User> {
    return profiles.updatePreferences(ctx, input);
  }
}
