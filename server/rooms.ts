import { accounts } from './accounts/room.js';
import { activity } from './activity/room.js';
import { assistant } from './assistant/room.js';
import { blog } from './blog/room.js';
import { careers } from './careers/room.js';
import { faq } from './faq/room.js';
import { hero } from './hero/room.js';
import { home } from './home/room.js';
import { inbox } from './inbox/room.js';
import { media } from './media/room.js';
import { newsletter } from './newsletter/room.js';
import { node } from './node/room.js';
import { notifications } from './notifications/room.js';
import { pages } from './pages/room.js';
import type { Model } from './platform/database.js';
import { house } from './platform/house.js';
import { schemaOf } from './platform/http/schema.js';
import { mail } from './platform/mail/room.js';
import { all, type Room } from './platform/room.js';
import { products } from './products/room.js';
import { repairs } from './repairs/room.js';
import { reviews } from './reviews/room.js';
import { site } from './site/room.js';
import { stats } from './stats/room.js';
import { system } from './system/room.js';
import { webhooks } from './webhooks/room.js';

/** The one list of the rooms, as somebody new meets them; every other list is made of it. */
export const rooms: readonly Room[] = [
  house,
  mail,
  accounts,
  media,
  repairs,
  products,
  reviews,
  blog,
  pages,
  hero,
  faq,
  careers,
  inbox,
  newsletter,
  notifications,
  assistant,
  activity,
  webhooks,
  stats,
  home,
  site,
  system,
  node,
];

/** What is kept in the database. */
export const model: Model = { entities: all(rooms, 'entities'), followers: all(rooms, 'followers') };

export const buildGraphqlSchema = () => schemaOf(rooms);
export const restRoutes = all(rooms, 'routes');
export const subscribers = all(rooms, 'listeners');
export const jobs = all(rooms, 'jobs');
export const mailKinds = all(rooms, 'mails');
export const housekeeping = all(rooms, 'housekeeping');
