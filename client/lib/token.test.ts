import { afterEach, expect, test, vi } from 'vitest';
import { isExpired, sessionToken } from './token';

afterEach(() => {
  localStorage.clear();
  sessionToken.reload();
});

const tokenWith = (claims: object) => `x.${btoa(JSON.stringify(claims))}.y`;

test.each([
  ['past its end', tokenWith({ exp: 1000 }), true],
  ['at its end', tokenWith({ exp: 2000 }), true],
  ['before its end', tokenWith({ exp: 2001 }), false],
  ['without an end', tokenWith({ sub: 'me' }), true],
  ['not a token', 'nonsense', true],
])('a token %s', (_what, token, expired) => {
  expect(isExpired(token, 2_000_000)).toBe(expired);
});

test('another tab’s sign-in and sign-out are followed', () => {
  const received: unknown[] = [];
  const stop = sessionToken.subscribe((end) => received.push([sessionToken.get(), end]));
  const [one, other] = [60, 61].map((seconds) => tokenWith({ exp: Date.now() / 1000 + seconds }));
  for (const token of [one!, other!, null]) {
    if (token === null) localStorage.removeItem('parda.token');
    else localStorage.setItem('parda.token', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'parda.token' }));
  }
  stop();
  // only whoever was signed in before has left
  expect(received).toEqual([
    [one, null],
    [other, 'signedOut'],
    [null, 'signedOut'],
  ]);
});

test('an expired token that the device remembers is none, and leaves it', () => {
  localStorage.setItem('parda.token', tokenWith({ exp: 1 }));
  sessionToken.reload();
  expect(sessionToken.get()).toBeNull();
  expect(localStorage.getItem('parda.token')).toBeNull();
});

test.each([
  ['1 time of a session that ran out while the site was closed', tokenWith({ exp: 1 }), 1],
  ['0 times of a session that goes on', tokenWith({ exp: Date.now() / 1000 + 60 }), 0],
])('an end is told %s', async (_what, token, times) => {
  localStorage.setItem('parda.token', token);
  vi.resetModules();
  const opened = await import('./token');
  const forget = vi.fn<() => void>();
  opened.sessionToken.onEnd(forget);
  expect(forget).toHaveBeenCalledTimes(times);
});
