export {
  EmailCampaignCreated,
  EmailCampaignDeleted,
  EmailCampaignPaused,
  EmailCampaignResent,
  EmailCampaignResumed,
  EmailCampaignSent,
  EmailCampaignUpdated,
  NewsletterImported,
  NewsletterSubscribed,
  NewsletterSubscriptionChanged,
  NewsletterSubscriptionDeleted,
  NewsletterUnsubscribed,
} from './events.js';
