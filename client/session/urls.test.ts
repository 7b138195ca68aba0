import { expect, test } from 'vitest';
import { loginUrl, safeRedirect } from './urls';

test.each([
  ['/settings', '/settings'],
  ['/track/ABC?x=1', '/track/ABC?x=1'],
  ['/login-help', '/login-help'],
  [null, '/'],
  ['', '/'],
  ['settings', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/a\\b', '/'],
  ['/\t/evil.example', '/'],
  ['/login', '/'],
  ['/login?redirect=/login', '/'],
  ['/login/', '/'],
  ['javascript:alert(1)', '/'],
])('?redirect=%s leads to %s', (wanted, leads) => {
  expect(safeRedirect(wanted)).toBe(leads);
});

test('the way to the login page keeps the way back', () => {
  expect(loginUrl('/admin?tab=1')).toBe('/login?redirect=%2Fadmin%3Ftab%3D1');
  expect(loginUrl('/')).toBe('/login');
});
