import { expect, it } from 'vitest';
import { restRoutes } from './rooms.js';

const calls = restRoutes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);

it('declares each call once', () => {
  expect(new Set(calls).size).toBe(calls.length);
});
