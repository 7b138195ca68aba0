import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { AuthResolver } from './accounts/resolver.js';
import { SocialResolver } from './accounts/social/resolver.js';
import { FaqResolver } from './faq/resolver.js';
import { MediaResolver } from './media/resolver.js';
import { NotificationResolver } from './notifications/resolver.js';
import { ContentVersionResolver } from './platform/contentVersion/resolver.js';
import { RepairResolver } from './repairs/resolver.js';
import { StatsResolver } from './stats/resolver.js';

/** The GraphQL schema of all rooms. A room is plugged in here with its resolver. */
export function buildGraphqlSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [
      ContentVersionResolver,
      AuthResolver,
      SocialResolver,
      MediaResolver,
      RepairResolver,
      FaqResolver,
      NotificationResolver,
      StatsResolver,
    ],
    // the services check every input themselves, whichever door it comes through
    validate: false,
  });
}
