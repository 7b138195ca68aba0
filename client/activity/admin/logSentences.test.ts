import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { logConstants, logSentence } from './logSentences';

test('each constant stands beside its own descriptor', () => {
  for (const [text, descriptor] of Object.entries(logConstants)) expect(descriptor.message).toBe(text);
});

test('the log is read in Nepali, with its values; what is not known stays as it was written', async () => {
  const [admin, site] = await Promise.all([
    import('../../locales/ne/admin.po'),
    import('../../locales/ne/messages.po'),
  ]);
  i18n.loadAndActivate({ locale: 'ne', messages: { ...admin.messages, ...site.messages } });
  expect(logSentence('Signed in.')).toBe('लगइन गर्नुभयो।');
  expect(logSentence('Status changed from REQUESTED to PICKED_UP.')).toBe('अवस्था बदलियो: अनुरोध आयो → टिभी लिइयो।');
  expect(logSentence("Page 'about-us' updated.")).toBe('पृष्ठ ‘about-us’ अद्यावधिक भयो।');
  expect(logSentence('Something newer.')).toBe('Something newer.');
});
