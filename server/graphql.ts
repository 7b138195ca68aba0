import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema, OperationTypeNode } from 'graphql';
import { buildSchemaSync, getMetadataStorage } from 'type-graphql';
import { AccessTokenResolver } from './accounts/accessTokens/resolver.js';
import { UserAdminResolver } from './accounts/adminResolver.js';
import { AuthResolver } from './accounts/resolver.js';
import { SocialResolver } from './accounts/social/resolver.js';
import { ActivityResolver } from './activity/resolver.js';
import { AssistantResolver } from './assistant/resolver.js';
import { BlogCommentResolver, ManagedBlogCommentResolver } from './blog/commentResolver.js';
import { BlogPostResolver } from './blog/resolver.js';
import { JobOpeningResolver } from './careers/resolver.js';
import { FaqResolver } from './faq/resolver.js';
import { HeroResolver } from './hero/resolver.js';
import { HomeResolver } from './home/resolver.js';
import { InboxReplyResolver, InboxResolver } from './inbox/resolver.js';
import { kept } from './keptFields.js';
import { MediaResolver } from './media/resolver.js';
import { CampaignResolver } from './newsletter/campaign.resolver.js';
import { NewsletterLinkResolver } from './newsletter/link.resolver.js';
import { NewsletterResolver } from './newsletter/resolver.js';
import { NodeResolver } from './node/resolver.js';
import { NotificationResolver } from './notifications/resolver.js';
import { PageResolver } from './pages/resolver.js';
import { ContentVersionResolver } from './platform/contentVersion/resolver.js';
import { withKeptFields } from './platform/http/answerCache/keptFields.js';
import { withScopes } from './platform/http/scopePlaces.js';
import { DateTimeScalar } from './platform/read/moment.js';
import { MailResolver } from './platform/mail/resolver.js';
import { ProductResolver } from './products/resolver.js';
import { RepairDeskResolver, RepairStatusEventResolver } from './repairs/deskResolver.js';
import { RepairResolver } from './repairs/resolver.js';
import { CustomerUpdateResolver } from './repairs/updates/resolver.js';
import { ManagedReviewResolver, ProductReviewResolver, ReviewResolver } from './reviews/resolver.js';
import { rules } from './scopes.js';
import { StatsResolver } from './stats/resolver.js';
import { SystemResolver } from './system/resolver.js';
import { WebhookResolver } from './webhooks/resolver.js';

/** What the types say in which the schema begins. */
const ROOTS: Readonly<Record<`${OperationTypeNode}`, string>> = {
  query:
    'What can be read. Errors carry `extensions.code`; what is for admins answers UNAUTHENTICATED to guests and FORBIDDEN to other people.',
  mutation:
    'What can be changed. Bad input is refused with BAD_INPUT and a message for each field in `extensions.fields`, and nothing is written. What answers a Boolean answers true; what answers an ID, that of what is gone.',
  subscription: 'What can be listened to.',
};

/** The GraphQL schema of all rooms. A room is plugged in here with its resolver. */
export function buildGraphqlSchema(): GraphQLSchema {
  // a field that is a property needs no resolver, which would be called for each of them
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers ??= true;
  const schema = buildSchemaSync({
    resolvers: [
      ContentVersionResolver,
      MailResolver,
      AuthResolver,
      SocialResolver,
      AccessTokenResolver,
      UserAdminResolver,
      MediaResolver,
      RepairResolver,
      RepairDeskResolver,
      RepairStatusEventResolver,
      CustomerUpdateResolver,
      ProductResolver,
      ProductReviewResolver,
      ReviewResolver,
      ManagedReviewResolver,
      NewsletterResolver,
      NewsletterLinkResolver,
      CampaignResolver,
      BlogPostResolver,
      BlogCommentResolver,
      ManagedBlogCommentResolver,
      FaqResolver,
      InboxResolver,
      InboxReplyResolver,
      PageResolver,
      HeroResolver,
      HomeResolver,
      JobOpeningResolver,
      NodeResolver,
      NotificationResolver,
      ActivityResolver,
      StatsResolver,
      SystemResolver,
      AssistantResolver,
      WebhookResolver,
    ],
    // type-graphql wants one; our subscriptions name their own source (platform/live)
    pubSub: createPubSub(),
    // the services check every input themselves, whichever door it comes through
    validate: false,
    // Apollo Server checks the schema when it starts; a second time costs a tenth of the start
    skipCheck: true,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
  });
  // type-graphql makes the roots itself, and has no words for them
  for (const [operation, description] of Object.entries(ROOTS)) {
    Object.assign(schema.getRootType(operation as OperationTypeNode) ?? {}, { description });
  }
  return withKeptFields(withScopes(schema, rules), kept);
}
