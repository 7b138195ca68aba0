import { choiceFilter } from '../core/table/args.js';
import { declareTable } from '../core/table/declareTable.js';
import { QuoteLineKind } from '../repairs/index.js';
import { PriceItem, PriceTemplate } from './entity.js';
import { canManage } from './policy.js';

/** The price list, for admins; searched in text and brand. */
export const priceItemTable = declareTable({
  name: 'PriceItemTable',
  description: 'The price list, searched in text and brand. For admins.',
  pageDescription: 'A page of the price list.',
  scope: 'repairs',
  mayRead: canManage,
  entity: PriceItem,
  sortDescription: 'What the price list is sorted by.',
  sorts: {
    TEXT: ['text', 'By what it is for.'],
    KIND: ['kind', 'By the name of the kind.'],
    PRICE: ['price', 'By price.'],
  },
  order: ['TEXT', 'ASC'],
  filters: {
    kind: choiceFilter(QuoteLineKind, 'Please choose a kind of line from the list.', 'Only entries of this kind.'),
  },
  searched: 'search',
});

/** All templates, for admins; searched in their names. */
export const priceTemplateTable = declareTable({
  name: 'PriceTemplateTable',
  description: 'All templates of quotes, searched in their names. For admins.',
  pageDescription: 'A page of the table of templates.',
  scope: 'repairs',
  mayRead: canManage,
  entity: PriceTemplate,
  sortDescription: 'What the table of templates is sorted by.',
  sorts: { NAME: ['name', 'By name.'], TOTAL: ['total', 'By the total of all lines.'] },
  order: ['NAME', 'ASC'],
  searched: 'search',
});
