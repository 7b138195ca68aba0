import type { z } from 'zod';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { SortDirection } from '../core/pagination.js';
import { flagFilter, tableSchema } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { JobOpening } from './entity.js';
import { canWrite } from './policy.js';

export enum JobOpeningTableSort {
  POSTED_DATE = 'POSTED_DATE',
  TITLE = 'TITLE',
}

describedEnum(JobOpeningTableSort, 'JobOpeningTableSort', 'What the table of openings is sorted by.', {
  POSTED_DATE: 'By when it was posted.',
  TITLE: 'By the text of the title.',
});

const schema = tableSchema(
  JobOpeningTableSort,
  { sort: JobOpeningTableSort.POSTED_DATE, direction: SortDirection.DESC },
  { isActive: flagFilter('Only those that are active, or that are not.') },
);

/** All openings, for admins; searched in title and location. */
export const jobOpeningTable: Table<JobOpening, z.output<typeof schema>> = {
  name: 'JobOpeningTable',
  description: 'All openings, inactive ones too, newest first; searched in title and location. For admins.',
  pageDescription: 'A page of the table of openings.',
  scope: 'content',
  mayRead: canWrite,
  entity: JobOpening,
  schema,
  sorts: { POSTED_DATE: 'postedDate', TITLE: 'title' },
  where: ({ search, isActive }) => ({
    $and: [
      typeof isActive === 'boolean' ? { isActive } : {},
      ...(search === null ? [] : containsEveryWord('search', search)),
    ],
  }),
};
