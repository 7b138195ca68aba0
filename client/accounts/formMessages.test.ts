import { expect, test } from 'vitest';
import { formMessages } from './formMessages';

test('each constant stands beside its own descriptor', () => {
  for (const [text, descriptor] of Object.entries(formMessages)) expect(descriptor.message).toBe(text);
});
