import type { z } from 'zod';
import { describedEnum } from '../../core/entities/describedEnum.js';
import { containsEveryWord, type RawCondition } from '../../core/entities/textSearch.js';
import { normalizePhone, phoneNumber } from '../../core/fields/phone.js';
import { SortDirection } from '../../core/pagination.js';
import { UserRole } from '../../core/policy.js';
import { choiceFilter, tableSchema } from '../../core/table/args.js';
import type { Table } from '../../core/table/table.js';
import { User } from '../entity.js';
import { canManage } from '../policy.js';

export enum UserTableSort {
  NAME = 'NAME',
  EMAIL = 'EMAIL',
  ROLE = 'ROLE',
  CREATED_AT = 'CREATED_AT',
}

describedEnum(UserTableSort, 'UserTableSort', 'What the users can be sorted by.', {
  NAME: 'By the username where there is no name.',
  EMAIL: 'By the address, regardless of case.',
  ROLE: 'Rising: admins, then everybody else.',
  CREATED_AT: 'By when the account was opened.',
});

const schema = tableSchema(
  UserTableSort,
  { sort: UserTableSort.CREATED_AT, direction: SortDirection.DESC },
  {
    role: choiceFilter(UserRole, 'Please choose a role from the list.', 'Only people with this role.'),
  },
);

/** back-office §2 'Manage Users': newest first. */
export const userTable: Table<User, z.output<typeof schema>> = {
  name: 'UserTable',
  description: 'All accounts, newest first; searched in username, e-mail address, name and contact number. For admins.',
  pageDescription: 'A page of the users.',
  scope: 'people',
  mayRead: canManage,
  entity: User,
  schema,
  sorts: { NAME: 'nameKey', EMAIL: 'emailKey', ROLE: 'role', CREATED_AT: 'createdAt' },
  where: ({ search, role }) => ({ $and: [role ? { role } : {}, ...matching(search ?? '')] }),
};

const wholeNumber = phoneNumber('Contact number');

/** Every word must occur; a whole phone number is also found where it is written in another way. */
function matching(search: string): (RawCondition | { $or: object[] })[] {
  const words = containsEveryWord('search', search);
  if (!wholeNumber.safeParse(search).success) return words;
  const local = normalizePhone(search).replace(/^977/, '');
  return [{ $or: [{ $and: words }, ...containsEveryWord('search', local)] }];
}
