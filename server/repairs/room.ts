import { tableResolver } from '../http/graphql/table.resolver.js';
import type { Room } from '../room.js';
import { RepairAdminResolver, RepairStatusEventResolver } from './admin/resolver.js';
import { DeprecatedCustomerUpdateResolver, DeprecatedRepairResolver } from './deprecated.js';
import { Quote, Repair, RepairStatusEvent } from './entity.js';
import {
  QuoteResolver,
  RepairQuotesResolver,
  TrackedCoverageResolver,
  TrackedQuoteResolver,
} from './quotes/resolver.js';
import { RepairResolver } from './resolver.js';
import { repairRoutes } from './rest.js';
import { MessageTemplate } from './messages/entity.js';
import { MessageTemplateResolver } from './messages/resolver.js';
import { CustomerUpdate } from './updates/entity.js';
import { repairMails } from './updates/mail/mails.js';
import { CustomerUpdateResolver } from './updates/resolver.js';
import { repairSubscribers } from './updates/subscribers.js';
import { notifyCustomers } from './updates/notifyCustomers.js';
import { repairTable } from './admin/table.js';

/** Repairs, from the booking to the last word of the customer. */
export const repairs: Room = {
  entities: [Repair, RepairStatusEvent, Quote, CustomerUpdate, MessageTemplate],
  resolvers: [
    RepairResolver,
    RepairAdminResolver,
    RepairQuotesResolver,
    QuoteResolver,
    TrackedQuoteResolver,
    TrackedCoverageResolver,
    RepairStatusEventResolver,
    CustomerUpdateResolver,
    MessageTemplateResolver,
    DeprecatedRepairResolver,
    DeprecatedCustomerUpdateResolver,
    tableResolver(repairTable),
  ],
  ownTypes: { Repair: ['repairs'] },
  routes: repairRoutes,
  tags: [{ name: 'Repairs', description: 'Booking a repair, following it, and the workshop’s records.' }],
  listeners: repairSubscribers,
  jobs: [notifyCustomers],
  mails: repairMails,
};
