import { declareTable } from '../../core/table/declareTable.js';
import { canManage } from '../policy.js';
import { CashUp } from './entity.js';

/** A year, a month or a day, as a search. */
const PART_OF_DAY = /^\d{4}(?:-\d{2}){0,2}$/;

/** All days that were closed, those that were opened again too; searched for a year, a month or a day. */
export const cashUpTable = declareTable({
  name: 'CashUpTable',
  description: "All days that were closed, searched for a year, a month or a day ('2026-11'). For admins.",
  pageDescription: 'A page of closed days.',
  scope: 'payments',
  mayRead: canManage,
  entity: CashUp,
  sortDescription: 'What closed days are sorted by.',
  sorts: { DAY: ['day', 'By day.'] },
  order: ['DAY', 'DESC'],
  searched: (search) => {
    if (!search) return [];
    return [{ day: PART_OF_DAY.test(search) ? { $like: `${search}%` } : '' }];
  },
});
