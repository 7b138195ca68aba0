import { dateFilter, textFilter } from '../core/table/args.js';
import { declareTable } from '../core/table/declareTable.js';
import { ActivityLog } from './entity.js';
import { canRead } from './policy.js';

/** back-office §2 'Activity Log': newest first. */
export const activityTable = declareTable({
  name: 'ActivityTable',
  description:
    'The activity log, newest first; searched in the description, the address of who did it, and the id of what it was done to. For admins.',
  pageDescription: 'A page of the activity log.',
  scope: 'reports',
  mayRead: canRead,
  entity: ActivityLog,
  sortDescription: 'What the activity log can be sorted by.',
  sorts: {
    TIMESTAMP: ['timestamp', 'By when it happened.'],
    USER_EMAIL: ['userEmail', 'By the address of whoever did it; rising, guests come last.'],
    ACTION_TYPE: ['actionType', 'By the name of the type, as USER_LOGIN.'],
  },
  order: ['TIMESTAMP', 'DESC'],
  filters: {
    actionType: textFilter('Action', 100, 'Only lines of this type, as USER_LOGIN.'),
    userEmail: textFilter('Email', 254, 'Only what this person did: the address as it stands in the log.'),
    from: dateFilter('Only lines of this moment and later.'),
    to: dateFilter('Only lines before this moment.'),
  },
  searched: 'search',
  where: ({ from, to }) => [from ? { timestamp: { $gte: from } } : {}, to ? { timestamp: { $lt: to } } : {}],
});
