// @module-tag database
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataFolder } from './dataLock.js';

let folder: string;
const lockFile = () => path.join(folder, 'parda.lock');
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'parda-lock-')), 'data');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

it('makes the folder private, and gives the lock back', () => {
  const unlock = lockDataFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(existsSync(lockFile())).toBe(true);
  unlock();
  expect(existsSync(lockFile())).toBe(false);
});

it('refuses a folder that a living process holds', () => {
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(`is in use by another Parda (process ${process.pid})`);
  unlock();
});

it('takes over the lock of a dead process', async () => {
  lockDataFolder(folder);
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  writeFileSync(lockFile(), JSON.stringify({ pid: dead.pid }));
  expect(() => lockDataFolder(folder)).not.toThrow();
});

it('takes over a lock whose process id belongs to another process by now', () => {
  lockDataFolder(folder);
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
  expect(() => lockDataFolder(folder)).not.toThrow();
});

it('takes over a lock that was never finished', () => {
  lockDataFolder(folder);
  writeFileSync(lockFile(), '{"pid":');
  expect(() => lockDataFolder(folder)).not.toThrow();
});
