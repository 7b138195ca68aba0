import { describe, expect, it } from 'vitest';
import { SocialProvider } from '../../core/config/config.js';
import { loginAddress, safeRedirect } from './redirect.js';

describe('a redirect', () => {
  // the cases of client/session/urls.test.ts, and those that only a server meets
  it.each([
    ['/settings', '/settings'],
    ['/track/ABC?x=1', '/track/ABC?x=1'],
    ['/login-help', '/login-help'],
    [null, '/'],
    [undefined, '/'],
    ['', '/'],
    ['settings', '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/a\\b', '/'],
    ['/\t/evil.example', '/'],
    ['/a\r\nSet-Cookie: x=y', '/'],
    ['/login', '/'],
    ['/login?redirect=/login', '/'],
    ['/login/', '/'],
    ['/LOGIN', '/'],
    ['javascript:alert(1)', '/'],
    [['/a', '/b'], '/'],
    [`/${'x'.repeat(1_499)}`, `/${'x'.repeat(1_499)}`],
    [`/${'x'.repeat(1_500)}`, '/'],
    [`/${'म'.repeat(500)}`, '/'],
  ])('%j leads to %s', (wanted, leads) => {
    expect(safeRedirect(wanted)).toBe(leads);
  });
});

it('encodes all that stands in the address of the login page', () => {
  const address = loginAddress(SocialProvider.GOOGLE, { code: 'a&error=b' }, '/#/x?a=b&c');
  expect(address).toBe('/#/login?provider=google&code=a%26error%3Db&redirect=%2F%23%2Fx%3Fa%3Db%26c');
});
