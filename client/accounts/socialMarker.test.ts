import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberSocialStart, takeSocialStart } from './socialMarker';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const MINUTE = 60_000;

test('a note is read once', () => {
  rememberSocialStart({ provider: 'GOOGLE', redirect: '/faq' });
  expect(takeSocialStart('GOOGLE')).toEqual({ provider: 'GOOGLE', redirect: '/faq', link: false });
  expect(takeSocialStart('GOOGLE')).toBeNull();
});

test('it says that the provider is to be connected', () => {
  rememberSocialStart({ provider: 'X', redirect: '/settings', link: true });
  expect(takeSocialStart('X')?.link).toBe(true);
});

test('another provider finds none, and leaves it where it is', () => {
  rememberSocialStart({ provider: 'GOOGLE', redirect: '/' });
  expect(takeSocialStart('GITHUB')).toBeNull();
  expect(takeSocialStart('GOOGLE')).not.toBeNull();
});

test('it counts for a quarter of an hour', () => {
  rememberSocialStart({ provider: 'GOOGLE', redirect: '/' });
  vi.advanceTimersByTime(15 * MINUTE - 1);
  expect(takeSocialStart('GOOGLE')).not.toBeNull();

  rememberSocialStart({ provider: 'GOOGLE', redirect: '/' });
  vi.advanceTimersByTime(15 * MINUTE);
  expect(takeSocialStart('GOOGLE')).toBeNull();
});

test('one from the future, a broken one and a device without a memory count for nothing', () => {
  rememberSocialStart({ provider: 'GOOGLE', redirect: '/' });
  vi.setSystemTime(Date.now() - MINUTE);
  expect(takeSocialStart('GOOGLE')).toBeNull();

  for (const broken of ['{', 'null', '7', '{"provider":"GOOGLE"}']) {
    sessionStorage.setItem('parda.social', broken);
    expect(takeSocialStart('GOOGLE')).toBeNull();
  }

  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  rememberSocialStart({ provider: 'GOOGLE', redirect: '/' });
  expect(takeSocialStart('GOOGLE')).toBeNull();
});
