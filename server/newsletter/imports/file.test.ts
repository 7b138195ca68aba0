import { describe, expect, it } from 'vitest';
import { readImport } from './file.js';

const emailsOf = (text: string) => readImport(text).addresses.map(({ email }) => email);

describe('the separator is the one that the heading is made of', () => {
  it.each([
    ['semicolons, with commas in the names', 'Name;Email\nSharma, Ram;ram@example.com\nRai, Sita;sita@example.com'],
    ['commas, with semicolons in the names', 'Email,Name\nram@example.com,Sharma; Ram\nsita@example.com,"Rai; Sita"'],
    ['tabs, with both', 'Name\tTags\tEmail\nSharma, Ram\ta;b\tram@example.com\n\t\tsita@example.com'],
    ['bars', 'Name|Email\nSharma, Ram|ram@example.com\n|sita@example.com'],
    [
      'what Excel says before the heading',
      '\ufeffsep=;\r\nName;Email\r\nSharma, Ram;ram@example.com\r\n;sita@example.com',
    ],
    ['a quoted heading over two lines', '"Email","First\nname"\nram@example.com,Ram\nsita@example.com,Sita'],
  ])('%s', (_what, text) => expect(emailsOf(text)).toEqual(['ram@example.com', 'sita@example.com']));

  it('and lines keep their numbers', () => {
    expect(readImport('sep=;\nName;Email\nRam;nobody').invalid).toEqual([{ line: 3, text: 'Ram, nobody' }]);
  });
});

it.each([
  'Email',
  'E-mail 1 - Value',
  'E-mail Address',
  'E-mail 2 Address',
  'email_address',
  'EMAIL',
  'emailAddress',
  'E-Mail-Adresse',
  'Email Address 1',
  'Work e-mail',
  'Subscriber',
  'subscriber_email',
  'इमेल ठेगाना',
])('the addresses stand below %s', (heading) =>
  expect(emailsOf(`Name,${heading}\nRam,ram@example.com`)).toEqual(['ram@example.com']),
);

it.each(['Email status', 'E-mail 1 - Label', 'Email opt-in', 'Mailing list'])('and not below %s', (heading) =>
  expect(() => emailsOf(`Name,${heading}\nRam,ram@example.com`)).toThrow('one of them Email'),
);

it('of several addresses of one person the first is taken', () => {
  const text =
    'E-mail 1 - Value,E-mail 2 - Value\n,b@example.com\na@example.com ::: x@example.com,c@example.com\nd@example.com,';
  expect(emailsOf(text)).toEqual(['b@example.com', 'a@example.com', 'd@example.com']);
});

it.each<[string, string[]]>([
  ['Ram <ram@example.com>', ['ram@example.com']],
  ['"Sharma, Ram" <ram@example.com>', ['ram@example.com']],
  ['Sharma, Ram <ram@example.com>', ['ram@example.com']],
  ['<ram@example.com>', ['ram@example.com']],
  [
    'Ram <ram@example.com>, Sita <sita@example.com>; hari@example.com',
    ['ram@example.com', 'sita@example.com', 'hari@example.com'],
  ],
  ['ram@example.com, sita@example.com', ['ram@example.com', 'sita@example.com']],
  ['mailto:ram@example.com', ['ram@example.com']],
])('%s is read without its names', (line, expected) => expect(emailsOf(line)).toEqual(expected));

it('and so it is in a cell', () => {
  expect(emailsOf('Name;Email\nRam;Ram <ram@example.com>\nSita;"""Rai, Sita"" <sita@example.com>"')).toEqual([
    'ram@example.com',
    'sita@example.com',
  ]);
});

describe('who has left elsewhere does not come in as active', () => {
  const statusOf = (heading: string, cell: string) => {
    const [first] = readImport(`Email;Name;${heading}\na@example.com;Ram;${cell}`).addresses;
    return first!.hasLeft ? 'left' : first!.isActive ? 'active' : 'inactive';
  };

  it.each([
    ['status', 'blocklisted'],
    ['status', 'unsubscribed'],
    ['Status', 'Unsubscribed'],
    ['Status', 'Marked as spam'],
    ['Status', 'Soft bounced'],
    ['state', 'complained'],
    ['Email Marketing Status', 'Cleaned'],
    ['Email Marketing Consent', 'UNSUBSCRIBED'],
    ['Tags', 'VIP, unsubscribed'],
    ['List', 'Unsubscribed'],
    ['UNSUB_TIME', '2024-05-06 07:08:09'],
    ['UNSUB_REASON', 'NORMAL'],
    ['CLEAN_TIME', '2024-05-06 07:08:09'],
    ['Unsubscribed from all email', 'true'],
    ['Email Opt Out', '1'],
    ['HasOptedOutOfEmail', 'TRUE'],
    ['email_disabled', 'true'],
    ['EMAIL_BLACKLISTED', 'Yes'],
    ['Blocklisted', 'x'],
    ['Suppressed', 't'],
    ['deleted_at', '2024-05-06T07:08:09Z'],
  ])('%s: %s', (heading, cell) => expect(statusOf(heading, cell)).toBe('left'));

  it.each([
    ['status', 'disabled'],
    ['status', 'unconfirmed'],
    ['status', 'whatever it may mean'],
    ['Email permission status', 'Temporary hold'],
    ['Email Marketing', 'Non-subscribed'],
    ['subscribed_to_emails', 'false'],
    ['Accepts Email Marketing', 'no'],
    ['active', 'no'],
    ['is_active', '0'],
    ['isActive', 'false'],
    ['active_subscription', 'false'],
    ['Is the email of this subscriber confirmed', '0'],
    ['Opt-in', 'false'],
  ])('%s: %s', (heading, cell) => expect(statusOf(heading, cell)).toBe('inactive'));

  it.each([
    ['status', 'enabled'],
    ['Status', 'Active'],
    ['Status', ''],
    ['state', 'Bagmati'],
    ['Marital status', 'married'],
    ['Email Marketing Consent', 'SUBSCRIBED'],
    ['Accepts Email Marketing', 'yes'],
    ['OPTIN_TIME', '2024-05-06 07:08:09'],
    ['Subscribed', '05/06/2024'],
    ['Unsubscribed', ''],
    ['Unsubscribed', 'false'],
    ['unsubscribe_url', 'https://example.com/u/1'],
    ['Bounce count', '1'],
    ['Blocked', '0'],
    ['Company', 'Bounce House'],
  ])('but %s: %s is active', (heading, cell) => expect(statusOf(heading, cell)).toBe('active'));
});
