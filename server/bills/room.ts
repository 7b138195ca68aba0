import { tableResolver } from '../http/graphql/table.resolver.js';
import type { Room } from '../room.js';
import { Bill, BillCounter, BilledEntry, BillPrint, BillSettings } from './entity.js';
import { billMail } from './mail.js';
import { BillResolver, BillSettingsResolver, BillsOfRepairResolver, BillsOfTrackedRepairResolver } from './resolver.js';
import { billRoutes } from './rest.js';
import { billTable } from './table.js';

/** Estimates, receipts, and with the tax settings bills and credit notes: numbered without a gap, frozen when issued. */
export const bills: Room = {
  entities: [Bill, BillCounter, BillPrint, BilledEntry, BillSettings],
  resolvers: [
    BillResolver,
    BillSettingsResolver,
    BillsOfRepairResolver,
    BillsOfTrackedRepairResolver,
    tableResolver(billTable),
  ],
  partTypes: ['BillLine', 'BillSeller', 'BilledSet', 'AmountInWords'],
  ownTypes: { Bill: ['payments'] },
  routes: billRoutes,
  tags: [{ name: 'Bills', description: 'Estimates, receipts, bills and credit notes.' }],
  mails: [billMail],
};
