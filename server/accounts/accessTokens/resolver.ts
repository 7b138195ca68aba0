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
import { AccessScope } from '../../core/accessScope.js';
import type { Ctx } from '../../core/context.js';
import { Door } from '../../core/door.js';
import { AccessToken } from './entity.js';
import { CreateAccessTokenInput } from './inputs.js';
import * as accessTokens from './service.js';

@ObjectType({ description: 'A personal access token that was just made.' })
export class CreatedAccessToken {
  @Field({ description: 'To be sent as `Authorization: Bearer <token>`. It is told this once and never again.' })
  token!: string;

  @Field(() => AccessToken, { description: 'What is kept of it.' })
  accessToken!: AccessToken;
}

@Resolver(() => AccessToken)
export class AccessTokenResolver {
  @Query(() => [AccessToken], {
    description: "The caller's personal access tokens, newest first. Only with a session.",
  })
  @Door({ who: 'person', scope: 'no token' })
  myAccessTokens(@Context() ctx: Ctx): Promise<AccessToken[]> {
    return accessTokens.listAccessTokens(ctx);
  }

  @Query(() => [AccessScope], { description: 'The scopes that the caller can grant to a token. Only with a session.' })
  @Door({ who: 'person', scope: 'no token' })
  grantableScopes(@Context() ctx: Ctx): Promise<AccessScope[]> {
    return accessTokens.grantableScopes(ctx);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it opens nothing any more.' })
  isExpired(@Context() ctx: Ctx, @Root() token: AccessToken): boolean {
    return accessTokens.isExpired(ctx, token);
  }

  @Mutation(() => CreatedAccessToken, {
    description: 'Makes a personal access token, of which a person can have twenty. Only with a session.',
  })
  @Door({ who: 'person', scope: 'no token' })
  createAccessToken(
    @Context() ctx: Ctx,
    @Arg('input', () => CreateAccessTokenInput, { description: 'Its name, its scopes and its end.' })
    input: object,
  ): Promise<CreatedAccessToken> {
    return accessTokens.createAccessToken(ctx, input);
  }

  @Mutation(() => ID, { description: "Ends one of the caller's tokens at once. Returns its id. Only with a session." })
  @Door({ who: 'person', scope: 'no token' })
  revokeAccessToken(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'Of the token.' }) id: string,
  ): Promise<string> {
    return accessTokens.revokeAccessToken(ctx, id);
  }
}
