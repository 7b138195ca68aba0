import { containsEveryWord } from '../core/entities/textSearch.js';
import { choiceFilter } from '../core/table/args.js';
import { declareTable } from '../core/table/declareTable.js';
import { TvSet } from './entity.js';
import { TVType } from './enums.js';
import { canManage } from './policy.js';
import { normalizeSerial } from './serial.js';

/** All sets, for admins; searched in brand, model and serial number, however the latter is written. */
export const setTable = declareTable({
  name: 'TvSetTable',
  description:
    'All sets, searched for words in brand, model and serial number, or for a whole serial number. For admins.',
  pageDescription: 'A page of the table of sets.',
  scope: 'repairs',
  mayRead: canManage,
  entity: TvSet,
  sortDescription: 'What the table of sets is sorted by.',
  sorts: {
    CREATED_AT: ['createdAt', 'By when the shop first wrote it down.'],
    BRAND: ['brandKey', 'By brand, regardless of case.'],
  },
  order: ['CREATED_AT', 'DESC'],
  filters: {
    tvType: choiceFilter(TVType, 'Please choose a TV type from the list.', 'Only sets with this kind of screen.'),
  },
  searched: (search) => {
    const byWords = containsEveryWord('search', search);
    const serialKey = normalizeSerial(search);
    return serialKey === null ? byWords : [{ $or: [{ serialKey }, { $and: byWords }] }];
  },
  where: () => [{ mergedInto: null }],
});
