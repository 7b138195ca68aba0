import { expect, test } from 'vitest';
import { sitePath } from './sitePath';

test.each(['/', '/track/7K3M9QXT2BWD', '/admin/repairs?status=REQUESTED'])('%s is a way', (link) => {
  expect(sitePath(link)).toBe(link);
});

test.each([
  null,
  '',
  'track/7K3M9QXT2BWD',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:1',
])('%s leads nowhere', (link) => {
  expect(sitePath(link)).toBeNull();
});
