// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { drawPage, prepare } from './entry-server';

beforeAll(() => prepare('en', { origin: 'https://parda.example', sanitise: (html) => html }));

const failing = (code: string) => async () => ({ errors: [{ message: 'No.', extensions: { code } }] });

test.each(['INTERNAL', 'UNAVAILABLE'])('a page whose questions are not answered (%s) is none', async (code) => {
  await expect(drawPage('/products', failing(code))).rejects.toThrow(/was not answered: \w+: No\.$/);
});

test('a page that asks for what cannot be is not found, and says why', async () => {
  const { head, html } = await drawPage('/products?after=nonsense', failing('BAD_INPUT'));
  expect(head.isMissing).toBe(true);
  expect(html).toContain('No.');
});
