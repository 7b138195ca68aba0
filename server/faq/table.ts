import { declareTable } from '../core/table/declareTable.js';
import { FaqItem } from './entity.js';
import { canWrite } from './policy.js';

/** All questions, for admins; searched in question and category. */
export const faqItemTable = declareTable({
  name: 'FaqItemTable',
  description: 'All questions, in order; searched in question and category. For admins.',
  pageDescription: 'A page of the table of questions.',
  scope: 'content',
  mayRead: canWrite,
  entity: FaqItem,
  sortDescription: 'What the table of questions is sorted by.',
  sorts: {
    ORDER: ['order', 'By the place in the list, as the shop has arranged it.'],
    QUESTION: ['question', 'By the text of the question.'],
    CATEGORY: ['category', 'By the name of the category.'],
  },
  order: ['ORDER', 'ASC'],
  searched: 'search',
});
