import { userRoutes } from './accounts/adminRest.js';
import { authRoutes } from './accounts/rest.js';
import { activityRoutes } from './activity/rest.js';
import { assistantRoutes } from './assistant/rest.js';
import { blogRoutes } from './blog/rest.js';
import { jobOpeningRoutes } from './careers/rest.js';
import { faqRoutes } from './faq/rest.js';
import { heroRoutes } from './hero/rest.js';
import { inboxRoutes } from './inbox/rest.js';
import { campaignRoutes } from './newsletter/campaign.rest.js';
import { newsletterRoutes } from './newsletter/rest.js';
import { notificationRoutes } from './notifications/rest.js';
import { pageRoutes } from './pages/rest.js';
import type { DeclaredRoute } from './platform/http/rest.js';
import { productRoutes } from './products/rest.js';
import { repairRoutes } from './repairs/rest.js';
import { siteRoutes } from './site/rest.js';
import { reviewRoutes } from './reviews/rest.js';
import { statsRoutes } from './stats/rest.js';
import { systemRoutes } from './system/rest.js';

/** The REST calls of all rooms. A room is plugged in here with its routes. */
export const restRoutes: readonly DeclaredRoute[] = [
  ...authRoutes,
  ...userRoutes,
  ...repairRoutes,
  ...productRoutes,
  ...reviewRoutes,
  ...newsletterRoutes,
  ...campaignRoutes,
  ...inboxRoutes,
  ...activityRoutes,
  ...assistantRoutes,
  ...blogRoutes,
  ...faqRoutes,
  ...notificationRoutes,
  ...siteRoutes,
  ...statsRoutes,
  ...systemRoutes,
  ...heroRoutes,
  ...jobOpeningRoutes,
  // after all others below /content/, because it takes any name there
  ...pageRoutes,
];
