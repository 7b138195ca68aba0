import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { activateLanguage } from '../app/i18n';
import { notificationMessage, notificationTitle } from './texts';

beforeAll(() => activateLanguage('ne'));

const MESSAGES = [
  'A new access token was made for your account: LG OLED55',
  'LG OLED55 from Sita Sharma.',
  'Your LG OLED55 is now: Repaired - Pending Delivery/Pickup.',
  'Repairing your LG OLED55 would cost Rs. 1,25,000. Please approve or reject the quote.',
  'LG OLED55: the customer approved the quote of Rs. 2,500.',
  'LG OLED55: the customer rejected the quote of Rs. 2,500.',
  'Your LG OLED55 now appears in the public records, with your name shortened. You can change this at any time.',
  'Your LG OLED55 no longer appears in the public records.',
];

test.each(MESSAGES)('%s', (message) => {
  const shown = notificationMessage(i18n, message);
  // the set keeps its name, everything else is said in Nepali, an amount in its digits
  expect(shown).toContain('LG OLED55');
  expect(shown.replace(/LG OLED55|Sita Sharma/g, '')).not.toMatch(/[A-Za-z0-9]/);
});

test.each([
  'New repair request',
  'Repair update',
  'Your quote is ready',
  'Quote approved',
  'Repair made public',
  'Webhook switched off',
  'New access token',
])('%s', (title) => expect(notificationTitle(i18n, title)).not.toMatch(/[A-Za-z]/));

test.each(['Its receiver answered that it no longer exists.', 'Nothing has reached its receiver for five days.'])(
  '%s',
  (message) => expect(notificationMessage(i18n, message)).not.toMatch(/[A-Za-z]/),
);

test('what nobody has translated yet is shown as it came', () => {
  expect(notificationTitle(i18n, 'Brand new')).toBe('Brand new');
  expect(notificationMessage(i18n, 'Brand new sentence!')).toBe('Brand new sentence!');
});
