import { expect, it } from 'vitest';
import * as server from '../../server/core/fields/phone';
import { isPhone, normalizePhone, takesMessages } from './phone';

it.each([
  '\u202a+977 984-1234567\u202c',
  '984\u00a0123\u20134567',
  '(+977) 9841234567',
  '984.123.4567',
  '९८४१२३४५६७',
  '01-4412345',
  '+977-01-4412345',
  '00977 (01) 4412345',
  '+91 98100 12345',
  '4412345',
  '12345',
  'call me',
  '98412345678901234567890',
])('reads %j as the server does', (typed) => {
  expect(isPhone(typed)).toBe(server.phoneNumber('Phone').safeParse(typed).success);
  expect(normalizePhone(typed)).toBe(server.normalizePhone(typed));
  expect(takesMessages(typed)).toBe(server.takesMessages(server.normalizePhone(typed)));
});
