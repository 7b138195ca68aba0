import { flagFilter } from '../core/table/args.js';
import { declareTable } from '../core/table/declareTable.js';
import { JobOpening } from './entity.js';
import { canWrite } from './policy.js';

/** All openings, for admins; searched in title and location. */
export const jobOpeningTable = declareTable({
  name: 'JobOpeningTable',
  description: 'All openings, inactive ones too, newest first; searched in title and location. For admins.',
  pageDescription: 'A page of the table of openings.',
  scope: 'content',
  mayRead: canWrite,
  entity: JobOpening,
  sortDescription: 'What the table of openings is sorted by.',
  sorts: {
    POSTED_DATE: ['postedDate', 'By when it was posted.'],
    TITLE: ['title', 'By the text of the title.'],
  },
  order: ['POSTED_DATE', 'DESC'],
  filters: { isActive: flagFilter('Only those that are active, or that are not.') },
  searched: 'search',
});
