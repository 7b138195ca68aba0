import { tableResolver } from '../http/graphql/table.resolver.js';
import { emptyBin } from '../core/entities/bin.js';
import type { Room } from '../room.js';
import { InboxMessage, InboxReply } from './entity.js';
import { inboxMails } from './mail/mails.js';
import { InboxReplyResolver, InboxResolver } from './resolver.js';
import { inboxRoutes } from './rest.js';
import { inboxTable } from './admin/table.js';

/** Messages and applications, which only admins read, with the shop's answers. */
export const inbox: Room = {
  entities: [InboxMessage, InboxReply],
  ownTypes: { InboxMessage: ['inbox'] },
  resolvers: [InboxResolver, InboxReplyResolver, tableResolver(inboxTable)],
  routes: inboxRoutes,
  mails: inboxMails,
  housekeeping: [emptyBin(InboxMessage)],
};
