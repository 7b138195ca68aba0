import { choiceFilter, dateFilter } from '../core/table/args.js';
import { declareTable } from '../core/table/declareTable.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { Product } from '../products/index.js';
import { Repair, repairsBySearch } from '../repairs/index.js';
import { PaymentEntry } from './entity.js';
import { EntryKind, MoneyFlow, PaymentMethod } from './enums.js';
import { presentLedger } from './ledger.service.js';
import { canManage } from './policy.js';
import { LedgerEntry } from './views.js';

/** The whole ledger, for admins; searched as repairs and products are, and for what a provider or the bank calls an entry. */
export const paymentTable = declareTable({
  name: 'PaymentTable',
  description:
    'All entries of the ledger, newest first; searched for a whole reference, and as repairs and products are: id, customer, contact number, brand, model, name. For admins.',
  pageDescription: 'A page of the ledger.',
  scope: 'payments',
  mayRead: canManage,
  entity: PaymentEntry,
  view: LedgerEntry,
  present: presentLedger,
  populate: ['repair', 'product', 'by'],
  sortDescription: 'What the ledger is sorted by.',
  sorts: { AT: ['at', 'By when it was entered.'] },
  order: ['AT', 'DESC'],
  filters: {
    kind: choiceFilter(EntryKind, 'Please choose a kind of entry.', 'Only entries of this kind.'),
    method: choiceFilter(PaymentMethod, 'Please choose how it was paid.', 'Only what came or went in this way.'),
    flow: choiceFilter(MoneyFlow, 'Please choose what came or what went.', 'Only what came, or only what went.'),
    from: dateFilter('Only entries of this moment and later.'),
    to: dateFilter('Only entries before this moment.'),
  },
  where: ({ flow, from, to }) => [
    flow ? { amount: flow === MoneyFlow.IN ? { $gt: 0 } : { $lt: 0 } } : {},
    from ? { at: { $gte: from } } : {},
    to ? { at: { $lt: to } } : {},
  ],
  // what is found of repairs and products is looked up once by their own indexes, and nothing is joined
  searched: (search, { em }) => {
    if (!search.trim()) return [];
    const repairs = em
      .createQueryBuilder(Repair)
      .select('id')
      .where({ $and: repairsBySearch(search) } as never);
    const products = em
      .createQueryBuilder(Product)
      .select('id')
      .where({ $and: containsEveryWord('search', search) } as never);
    return [
      { $or: [{ reference: search }, { repair: { $in: repairs.toRaw() } }, { product: { $in: products.toRaw() } }] },
    ];
  },
});
