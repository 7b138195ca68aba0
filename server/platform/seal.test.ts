import { expect, it } from 'vitest';
import { readConfig } from './config.js';
import { sealFor } from './seal.js';

const config = readConfig({ JWT_SECRET: 'x'.repeat(32), DATABASE_URL: 'postgres://localhost/none' });
const { seal, open } = sealFor(config, 'tests');
const content = { email: 'sita@example.com', सूची: [1, null] };

it('gives back what was sealed, in letters that an address can hold', () => {
  const sealed = seal(content);
  expect(open(sealed)).toEqual(content);
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('sita');
});

it('looks different each time', () => {
  expect(seal(content)).not.toBe(seal(content));
});

it('opens for its own purpose, thing and secret only', () => {
  const sealed = seal(content, 'one');
  expect(open(sealed, 'one')).toEqual(content);
  expect(open(sealed, 'other')).toBeUndefined();
  expect(open(sealed)).toBeUndefined();
  expect(sealFor(config, 'others').open(sealed, 'one')).toBeUndefined();
  expect(sealFor({ ...config, jwtSecret: 'y'.repeat(32) }, 'tests').open(sealed, 'one')).toBeUndefined();
});

it('opens nothing that was changed anywhere, cut or made up', () => {
  const bytes = Buffer.from(seal(content), 'base64url');
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index]! ^= 1;
    expect(open(changed.toString('base64url'))).toBeUndefined();
    expect(open(bytes.subarray(0, index).toString('base64url'))).toBeUndefined();
  }
  for (const text of ['', 'x', '%%%', 'a'.repeat(100_000)]) expect(open(text)).toBeUndefined();
});
