import { choiceFilter } from '../core/table/args.js';
import { declareTable } from '../core/table/declareTable.js';
import { parseShortId } from '../core/entities/ids.js';
import { PaymentEntry } from './entity.js';
import { EntryKind, PaymentMethod } from './enums.js';
import { canManage } from './policy.js';

/** The whole ledger, for admins; searched for a repair or for what a provider or the bank calls an entry. */
export const paymentTable = declareTable({
  name: 'PaymentTable',
  description: 'All entries of the ledger, searched for the id of a repair or a whole reference. For admins.',
  pageDescription: 'A page of the ledger.',
  scope: 'payments',
  mayRead: canManage,
  entity: PaymentEntry,
  sortDescription: 'What the ledger is sorted by.',
  sorts: { AT: ['at', 'By when it was entered.'] },
  order: ['AT', 'DESC'],
  filters: {
    kind: choiceFilter(EntryKind, 'Please choose a kind of entry.', 'Only entries of this kind.'),
    method: choiceFilter(PaymentMethod, 'Please choose how it was paid.', 'Only what came or went in this way.'),
  },
  searched: (search) => {
    if (!search) return [];
    const repair = parseShortId(search);
    return [{ $or: [{ reference: search }, ...(repair ? [{ repair }] : [])] }];
  },
});
