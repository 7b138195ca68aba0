import { authRoutes } from './accounts/rest.js';
import { faqRoutes } from './faq/rest.js';
import { notificationRoutes } from './notifications/rest.js';
import type { DeclaredRoute } from './platform/http/rest.js';
import { repairRoutes } from './repairs/rest.js';
import { statsRoutes } from './stats/rest.js';

/** The REST calls of all rooms. A room is plugged in here with its routes. */
export const restRoutes: readonly DeclaredRoute[] = [
  ...authRoutes,
  ...repairRoutes,
  ...faqRoutes,
  ...notificationRoutes,
  ...statsRoutes,
];
