import type { z } from 'zod';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { SortDirection } from '../core/pagination.js';
import { dateFilter, tableSchema, textFilter } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { ActivityLog } from './entity.js';
import { canRead } from './policy.js';

export enum ActivityTableSort {
  TIMESTAMP = 'TIMESTAMP',
  USER_EMAIL = 'USER_EMAIL',
  ACTION_TYPE = 'ACTION_TYPE',
}

describedEnum(ActivityTableSort, 'ActivityTableSort', 'What the activity log can be sorted by.', {
  TIMESTAMP: 'By when it happened.',
  USER_EMAIL: 'By the address of whoever did it; rising, guests come last.',
  ACTION_TYPE: 'By the name of the type, as USER_LOGIN.',
});

const schema = tableSchema(
  ActivityTableSort,
  { sort: ActivityTableSort.TIMESTAMP, direction: SortDirection.DESC },
  {
    actionType: textFilter('Action', 100, 'Only lines of this type, as USER_LOGIN.'),
    userEmail: textFilter('Email', 254, 'Only what this person did: the address as it stands in the log.'),
    from: dateFilter('Only lines of this moment and later.'),
    to: dateFilter('Only lines before this moment.'),
  },
);

/** back-office §2 'Activity Log': newest first. */
export const activityTable: Table<ActivityLog, z.output<typeof schema>> = {
  name: 'ActivityTable',
  description:
    'The activity log, newest first; searched in the description, the address of who did it, and the id of what it was done to. For admins.',
  pageDescription: 'A page of the activity log.',
  scope: 'reports',
  mayRead: canRead,
  entity: ActivityLog,
  schema,
  sorts: { TIMESTAMP: 'timestamp', USER_EMAIL: 'userEmail', ACTION_TYPE: 'actionType' },
  where: ({ search, actionType, userEmail, from, to }) => ({
    $and: [
      actionType ? { actionType } : {},
      userEmail ? { userEmail } : {},
      from ? { timestamp: { $gte: from } } : {},
      to ? { timestamp: { $lt: to } } : {},
      ...containsEveryWord('search', search ?? ''),
    ],
  }),
};
