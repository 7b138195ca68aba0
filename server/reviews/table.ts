import { Int } from 'type-graphql';
import { z } from 'zod';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { SortDirection } from '../core/pagination.js';
import { choiceFilter, filter, flagFilter, tableSchema } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { Review } from './entity.js';
import { ReviewTargetType } from './enums.js';
import { canModerate } from './policy.js';
import { notOfTheBin } from './notOfTheBin.js';
import { ManagedReview } from './views.js';

export enum ReviewTableSort {
  TIMESTAMP = 'TIMESTAMP',
  RATING = 'RATING',
  AUTHOR = 'AUTHOR',
}

describedEnum(ReviewTableSort, 'ReviewTableSort', 'What the table of reviews is sorted by.', {
  TIMESTAMP: 'By when it was written.',
  RATING: 'By the number of stars.',
  AUTHOR: 'By the name of the author, regardless of case.',
});

const NOT_STARS = 'A rating is 1 to 5 stars.';

const schema = tableSchema(
  ReviewTableSort,
  { sort: ReviewTableSort.TIMESTAMP, direction: SortDirection.DESC },
  {
    targetType: choiceFilter(
      ReviewTargetType,
      'Please choose what the reviews are about.',
      'Only reviews of this kind of thing.',
    ),
    // a query brings it as text
    rating: filter(z.coerce.number(NOT_STARS).int(NOT_STARS).min(1, NOT_STARS).max(5, NOT_STARS), Int, '1 to 5.'),
    isApproved: flagFilter('true: only approved ones; false: only what was withdrawn.'),
  },
);

/** All reviews but those of what was deleted, withdrawn ones too; searched in author, address, subject and comment. */
export const reviewTable: Table<Review, z.output<typeof schema>> = {
  name: 'ReviewTable',
  description: 'All reviews, newest first; searched in author, address, subject and comment. For admins.',
  pageDescription: 'A page of the table of reviews.',
  scope: 'reviews',
  mayRead: canModerate,
  entity: Review,
  view: ManagedReview,
  schema,
  sorts: { TIMESTAMP: 'timestamp', RATING: 'rating', AUTHOR: 'authorNameKey' },
  where: ({ search, targetType, rating, isApproved }) => ({
    $and: [
      notOfTheBin(),
      targetType ? { targetType } : {},
      rating ? { rating } : {},
      typeof isApproved === 'boolean' ? { isApproved } : {},
      ...(search === null ? [] : containsEveryWord('search', search)),
    ],
  }),
};
