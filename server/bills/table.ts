import { choiceFilter, textFilter } from '../core/table/args.js';
import { declareTable } from '../core/table/declareTable.js';
import { Bill } from './entity.js';
import { BillKind } from './enums.js';
import { canManage } from './policy.js';

/** All bills, for admins; searched in numbers, customers, PANs and ids of repairs. */
export const billTable = declareTable({
  name: 'BillTable',
  description: 'All bills, searched in their numbers, customers, PANs and ids of repairs. For admins.',
  pageDescription: 'A page of the bills.',
  scope: 'payments',
  mayRead: canManage,
  entity: Bill,
  sortDescription: 'What bills are sorted by.',
  sorts: { ISSUED_AT: ['issuedAt', 'By when they were issued.'] },
  order: ['ISSUED_AT', 'DESC'],
  filters: {
    kind: choiceFilter(BillKind, 'Please choose a kind of bill.', 'Only bills of this kind.'),
    fiscalYear: textFilter('Fiscal year', 7, "Only bills of this fiscal year, as '2083/84'."),
  },
  searched: 'search',
});
