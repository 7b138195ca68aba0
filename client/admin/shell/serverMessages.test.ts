import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { addServerTexts, translateServerMessage } from '../../lib/serverTexts';
import { adminServerMessages, findAdminMessage } from './serverMessages';

beforeAll(async () => {
  addServerTexts(findAdminMessage);
  const { messages } = await import('../../locales/ne/admin.po');
  i18n.loadAndActivate({ locale: 'ne', messages });
});

test('each constant stands beside its own descriptor', () => {
  for (const [text, descriptor] of Object.entries(adminServerMessages)) expect(descriptor.message).toBe(text);
});

test.each([
  ['Only a draft can be changed.', 'मस्यौदा मात्र बदल्न सकिन्छ।'],
  ['Title is required.', 'शीर्षक चाहिन्छ।'],
  ['Snippet can have at most 500 characters.', 'सारांश बढीमा ५०० अक्षरको हुन सक्छ।'],
  ['Brand new field can have at most 3 items.', 'Brand new field मा बढीमा ३ वटा हुन सक्छन्।'],
])('an admin reads "%s" in Nepali', (english, nepali) => {
  expect(translateServerMessage(i18n, english)).toBe(nepali);
});
