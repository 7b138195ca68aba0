import { Int } from 'type-graphql';
import { z } from 'zod';
import { inBin } from '../core/entities/bin.js';
import { choiceFilter, filter, flagFilter } from '../core/table/args.js';
import { declareTable } from '../core/table/declareTable.js';
import { Review } from './entity.js';
import { ReviewTargetType } from './enums.js';
import { canModerate } from './policy.js';
import { notOfTheBin } from './notOfTheBin.js';
import { ManagedReview } from './views.js';

const NOT_STARS = 'A rating is 1 to 5 stars.';

/** All reviews but those of what was deleted, withdrawn ones too, or those in the bin; searched in author, address, subject and comment. */
export const reviewTable = declareTable({
  name: 'ReviewTable',
  description: 'All reviews, newest first; searched in author, address, subject and comment. For admins.',
  pageDescription: 'A page of the table of reviews.',
  scope: 'reviews',
  mayRead: canModerate,
  entity: Review,
  view: ManagedReview,
  sortDescription: 'What the table of reviews is sorted by.',
  sorts: {
    TIMESTAMP: ['timestamp', 'By when it was written.'],
    RATING: ['rating', 'By the number of stars.'],
    AUTHOR: ['authorNameKey', 'By the name of the author, regardless of case.'],
  },
  order: ['TIMESTAMP', 'DESC'],
  filters: {
    targetType: choiceFilter(
      ReviewTargetType,
      'Please choose what the reviews are about.',
      'Only reviews of this kind of thing.',
    ),
    // a query brings it as text
    rating: filter(z.coerce.number(NOT_STARS).int(NOT_STARS).min(1, NOT_STARS).max(5, NOT_STARS), Int, '1 to 5.'),
    isApproved: flagFilter('true: only approved ones; false: only what was withdrawn.'),
    deleted: flagFilter('true gives the deleted reviews instead.'),
  },
  searched: 'search',
  where: ({ deleted }) => [inBin(deleted), notOfTheBin()],
});
