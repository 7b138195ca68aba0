import { containsEveryWord, type RawCondition } from '../../core/entities/textSearch.js';
import { normalizePhone, phoneNumber } from '../../core/fields/phone.js';
import { UserRole } from '../../core/policy.js';
import { choiceFilter } from '../../core/table/args.js';
import { declareTable } from '../../core/table/declareTable.js';
import { User } from '../entity.js';
import { canManage } from '../policy.js';

/** back-office §2 'Manage Users': newest first. */
export const userTable = declareTable({
  name: 'UserTable',
  description: 'All accounts, newest first; searched in username, e-mail address, name and contact number. For admins.',
  pageDescription: 'A page of the users.',
  scope: 'people',
  mayRead: canManage,
  entity: User,
  sortDescription: 'What the users can be sorted by.',
  sorts: {
    NAME: ['nameKey', 'By the username where there is no name.'],
    EMAIL: ['emailKey', 'By the address, regardless of case.'],
    ROLE: ['role', 'Rising: admins, then everybody else.'],
    CREATED_AT: ['createdAt', 'By when the account was opened.'],
  },
  order: ['CREATED_AT', 'DESC'],
  filters: {
    role: choiceFilter(UserRole, 'Please choose a role from the list.', 'Only people with this role.'),
  },
  searched: matching,
});

const wholeNumber = phoneNumber('Contact number');

/** Every word must occur; a whole phone number is also found where it is written in another way. */
function matching(search: string): (RawCondition | { $or: object[] })[] {
  const words = containsEveryWord('search', search);
  if (!wholeNumber.safeParse(search).success) return words;
  const local = normalizePhone(search).replace(/^977/, '');
  return [{ $or: [{ $and: words }, ...containsEveryWord('search', local)] }];
}
