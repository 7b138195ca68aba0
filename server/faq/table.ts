import type { z } from 'zod';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { SortDirection } from '../core/pagination.js';
import { tableSchema } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { FaqItem } from './entity.js';
import { canWrite } from './policy.js';

export enum FaqItemTableSort {
  ORDER = 'ORDER',
  QUESTION = 'QUESTION',
  CATEGORY = 'CATEGORY',
}

describedEnum(FaqItemTableSort, 'FaqItemTableSort', 'What the table of questions is sorted by.', {
  ORDER: 'By the place in the list, as the shop has arranged it.',
  QUESTION: 'By the text of the question.',
  CATEGORY: 'By the name of the category.',
});

const schema = tableSchema(FaqItemTableSort, { sort: FaqItemTableSort.ORDER, direction: SortDirection.ASC }, {});

/** All questions, for admins; searched in question and category. */
export const faqItemTable: Table<FaqItem, z.output<typeof schema>> = {
  name: 'FaqItemTable',
  description: 'All questions, in order; searched in question and category. For admins.',
  pageDescription: 'A page of the table of questions.',
  scope: 'content',
  mayRead: canWrite,
  entity: FaqItem,
  schema,
  sorts: { ORDER: 'order', QUESTION: 'question', CATEGORY: 'category' },
  where: ({ search }) => (search === null ? {} : { $and: containsEveryWord('search', search) }),
};
