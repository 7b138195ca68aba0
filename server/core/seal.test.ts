import { expect, it } from 'vitest';
import { readConfig } from './config/config.js';
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

it.each([
  ['padding', (sealed: string) => `${sealed}=`],
  ['a line feed', (sealed: string) => `${sealed}\n`],
  ['a space', (sealed: string) => ` ${sealed}`],
  ['a character of no alphabet', (sealed: string) => `${sealed.slice(0, 20)}!${sealed.slice(20)}`],
  ['the letters of the other alphabet', (sealed: string) => Buffer.from(sealed, 'base64url').toString('base64')],
  ['bits beyond the last byte', (sealed: string) => sealed.slice(0, -1) + nextLetter(sealed.at(-1)!)],
])('has one spelling: with %s it is not the same', (_what, respelled) => {
  // of a length that leaves bits over
  const sealed = seal('a'.repeat(13));
  expect(sealed.length % 4).not.toBe(0);
  expect(open(sealed)).toBe('a'.repeat(13));
  expect(Buffer.from(respelled(sealed), 'base64url')).toEqual(Buffer.from(sealed, 'base64url'));
  expect(open(respelled(sealed))).toBeUndefined();
});

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const nextLetter = (letter: string) => ALPHABET[ALPHABET.indexOf(letter) + 1]!;
