import type { z } from 'zod';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { optionalText } from '../core/fields/text.js';
import { SortDirection } from '../core/pagination.js';
import { dateFilter, tableSchema } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { ActivityLog } from './entity.js';

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
    actionType: optionalText('Action', 100).meta({ description: 'Only entries of this type.' }),
    userEmail: optionalText('Email', 254).meta({ description: 'Only what this person did.' }),
    from: dateFilter.meta({ description: 'Only entries of this moment or later.' }),
    to: dateFilter.meta({ description: 'Only entries before this moment.' }),
  },
);

/** back-office §2 'Activity Log': newest first. */
export const activityTable: Table<ActivityLog, z.output<typeof schema>> = {
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
