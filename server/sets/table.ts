import type { z } from 'zod';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { SortDirection } from '../core/pagination.js';
import { choiceFilter, tableSchema } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { TvSet } from './entity.js';
import { TVType } from './enums.js';
import { canManage } from './policy.js';
import { normalizeSerial } from './serial.js';

export enum TvSetTableSort {
  CREATED_AT = 'CREATED_AT',
  BRAND = 'BRAND',
}

describedEnum(TvSetTableSort, 'TvSetTableSort', 'What the table of sets is sorted by.', {
  CREATED_AT: 'By when the shop first wrote it down.',
  BRAND: 'By brand, regardless of case.',
});

const schema = tableSchema(
  TvSetTableSort,
  { sort: TvSetTableSort.CREATED_AT, direction: SortDirection.DESC },
  { tvType: choiceFilter(TVType, 'Please choose a TV type from the list.', 'Only sets with this kind of screen.') },
);

/** All sets, for admins; searched in brand, model and serial number, however the latter is written. */
export const setTable: Table<TvSet, z.output<typeof schema>> = {
  name: 'TvSetTable',
  description:
    'All sets, searched for words in brand, model and serial number, or for a whole serial number. For admins.',
  pageDescription: 'A page of the table of sets.',
  scope: 'repairs',
  mayRead: canManage,
  entity: TvSet,
  schema,
  sorts: { CREATED_AT: 'createdAt', BRAND: 'brandKey' },
  where: ({ search, tvType }) => ({
    $and: [{ mergedInto: null }, tvType ? { tvType } : {}, ...(search === null ? [] : found(search))],
  }),
};

function found(search: string) {
  const byWords = containsEveryWord('search', search);
  const serialKey = normalizeSerial(search);
  return serialKey === null ? byWords : [{ $or: [{ serialKey }, { $and: byWords }] }];
}
