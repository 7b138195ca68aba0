import { afterEach, expect, it, vi } from 'vitest';
import { newUuid } from './uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it('makes a UUID, also where the page is served without TLS', () => {
  expect(newUuid()).toMatch(UUID);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newUuid()).toMatch(UUID);
});
