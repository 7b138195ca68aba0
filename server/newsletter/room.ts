import { tableResolver } from '../http/graphql/table.resolver.js';
import type { Room } from '../room.js';
import { EmailCampaign } from './campaigns/entity.js';
import { CampaignResolver } from './campaigns/resolver.js';
import { campaignRoutes } from './campaigns/rest.js';
import { MailSuppression, NewsletterSubscription } from './entity.js';
import { NewsletterLinkResolver } from './links/resolver.js';
import { newsletterMails } from './mail/mails.js';
import { NewsletterResolver } from './resolver.js';
import { newsletterRoutes } from './rest.js';
import { subscriptionTable } from './table.js';
import { campaignTable } from './campaigns/table.js';
import { recipientTable } from './campaigns/recipient.table.js';

/** Who wants the newsletter, and the campaigns that go to them. */
export const newsletter: Room = {
  entities: [NewsletterSubscription, MailSuppression, EmailCampaign],
  resolvers: [
    NewsletterResolver,
    NewsletterLinkResolver,
    CampaignResolver,
    tableResolver(subscriptionTable),
    tableResolver(campaignTable),
    tableResolver(recipientTable),
  ],
  routes: [...newsletterRoutes, ...campaignRoutes],
  tags: [{ name: 'Newsletter', description: 'Subscribing, subscriptions and campaigns.' }],
  mails: newsletterMails,
};
