import { registerEnumType } from 'type-graphql';
import type { z } from 'zod';
import { SortDirection } from '../platform/pagination.js';
import { tableSchema } from '../platform/table/args.js';
import type { Table } from '../platform/table/table.js';
import { containsEveryWord } from '../platform/textSearch.js';
import { FaqItem } from './entity.js';

export enum FaqItemTableSort {
  ORDER = 'ORDER',
  QUESTION = 'QUESTION',
  CATEGORY = 'CATEGORY',
}

registerEnumType(FaqItemTableSort, { name: 'FaqItemTableSort' });

const schema = tableSchema(FaqItemTableSort, { sort: FaqItemTableSort.ORDER, direction: SortDirection.ASC }, {});

/** All questions, for admins; searched in question and category. */
export const faqItemTable: Table<FaqItem, z.output<typeof schema>> = {
  entity: FaqItem,
  schema,
  sorts: { ORDER: 'order', QUESTION: 'question', CATEGORY: 'category' },
  where: ({ search }) => (search === null ? {} : { $and: containsEveryWord('search', search) }),
};
