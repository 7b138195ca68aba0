import type { z } from 'zod';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { SortDirection } from '../core/pagination.js';
import { flagFilter, tableSchema } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { JobOpening } from './entity.js';

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
  { isActive: flagFilter.meta({ description: 'Only the active ones, or only the others.' }) },
);

/** All openings, for admins; searched in title and location. */
export const jobOpeningTable: Table<JobOpening, z.output<typeof schema>> = {
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
