import 'reflect-metadata';
import { accounts } from './accounts/room.js';
import { activity } from './activity/room.js';
import { assistant } from './assistant/room.js';
import { bills } from './bills/room.js';
import { blog } from './blog/room.js';
import { careers } from './careers/room.js';
import { customers } from './customers/room.js';
import { faq } from './faq/room.js';
import { hero } from './hero/room.js';
import { home } from './home/room.js';
import { coreRoom } from './core.room.js';
import { schemaOf } from './http/graphql/schema.js';
import { inbox } from './inbox/room.js';
import type { Model } from './infra/database/database.js';
import { mail } from './mail/room.js';
import { media } from './media/room.js';
import { newsletter } from './newsletter/room.js';
import { node } from './node/room.js';
import { notifications } from './notifications/room.js';
import { ops } from './ops/room.js';
import { pages } from './pages/room.js';
import { prices } from './prices/room.js';
import { payments } from './payments/room.js';
import { products } from './products/room.js';
import { repairs } from './repairs/room.js';
import { reviews } from './reviews/room.js';
import { search } from './search/room.js';
import { sets } from './sets/room.js';
import { all, type Room } from './room.js';
import { site } from './site/room.js';
import { stats } from './stats/room.js';
import { translations } from './translations/room.js';
import { webhooks } from './webhooks/room.js';
import { workspace } from './workspace/room.js';

/** The one list of the rooms, as somebody new meets them; every other list is made of it. */
export const rooms: readonly Room[] = [
  coreRoom,
  mail,
  accounts,
  media,
  translations,
  repairs,
  products,
  sets,
  payments,
  bills,
  reviews,
  blog,
  pages,
  hero,
  prices,
  faq,
  careers,
  inbox,
  customers,
  workspace,
  newsletter,
  notifications,
  search,
  assistant,
  activity,
  webhooks,
  stats,
  home,
  site,
  ops,
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
