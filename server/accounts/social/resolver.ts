import { Arg, Ctx as Context, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { SocialProvider } from '../../core/config/config.js';
import type { Ctx } from '../../core/context.js';
import { Door } from '../../core/door.js';
import { User } from '../entity.js';
import { AuthPayload } from '../resolver.js';
import { SignInWithProviderInput } from './inputs.js';
import * as links from './link.service.js';
import { providers } from './providers.js';
import { signInWithProvider } from './service.js';

@ObjectType({ description: 'A way to sign in with an account elsewhere.' })
export class SocialProviderInfo {
  @Field(() => SocialProvider, { description: 'Where that account is.' })
  provider!: SocialProvider;

  @Field(() => Boolean, { description: 'Whether the shop has set it up.' })
  isConfigured!: boolean;
}

@Resolver()
export class SocialResolver {
  @Query(() => [SocialProviderInfo], {
    description: 'The ways to sign in with an account elsewhere, and whether the shop has set them up.',
  })
  @Door({ who: 'anyone', scope: 'any token', kept: true })
  socialProviders(@Context() { config }: Ctx): SocialProviderInfo[] {
    const known = Object.keys(providers) as SocialProvider[];
    return known.map((provider) => ({ provider, isConfigured: config.social[provider].client !== null }));
  }

  @Mutation(() => AuthPayload, {
    description:
      "Signs in with the one-time code that a provider's sign-in brought back, or with the provider's own access token.",
  })
  @Door({ who: 'anyone', scope: 'no token' })
  signInWithProvider(
    @Context() ctx: Ctx,
    @Arg('input', () => SignInWithProviderInput, { description: "What the provider's sign-in brought back." })
    input: object,
  ): Promise<AuthPayload> {
    return signInWithProvider(ctx, input);
  }

  @Mutation(() => String, {
    description:
      'The path of this site to go to in order to connect a provider to the signed-in account; good once, within ten minutes.',
  })
  @Door({ who: 'person', scope: 'no token' })
  startProviderLink(
    @Context() ctx: Ctx,
    @Arg('provider', () => SocialProvider, { description: 'One that the shop has set up; any other is CONFLICT.' })
    provider: SocialProvider,
  ): Promise<string> {
    return links.startProviderLink(ctx, provider);
  }

  @Mutation(() => User, {
    description:
      "Connects a provider to the signed-in account, with the code that the provider's sign-in brought back.",
  })
  @Door({ who: 'person', scope: 'no token' })
  linkProvider(
    @Context() ctx: Ctx,
    @Arg('code', () => String, {
      description: "The `code` in the address that the provider's sign-in led back to; good once, for two minutes.",
    })
    code: string,
  ): Promise<User> {
    return links.linkProvider(ctx, code);
  }

  @Mutation(() => User, { description: 'Disconnects a provider from the signed-in account.' })
  @Door({ who: 'person', scope: 'no token' })
  unlinkProvider(
    @Context() ctx: Ctx,
    @Arg('provider', () => SocialProvider, {
      description: 'One that is not connected is no error; the only way to sign in is CONFLICT.',
    })
    provider: SocialProvider,
  ): Promise<User> {
    return links.unlinkProvider(ctx, provider);
  }
}
