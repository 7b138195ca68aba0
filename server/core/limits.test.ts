// @module-tag database
import { expect, it } from 'vitest';
import { useTestApp } from '../testing/testApp.js';
import { transaction } from './events.js';
import { consume, forgetOldCounters, forgive, giveBack, isExhausted, RateLimitCounter } from './limits.js';

const app = useTestApp();

const TWICE = { name: 'twice', points: 2, durationSeconds: 60 };

it('allows so many, then refuses and says for how long', async () => {
  await consume(app.ctx(), TWICE, 'me');
  await consume(app.ctx(), TWICE, 'me');
  const refusal = consume(app.ctx(), TWICE, 'me');
  await expect(refusal).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Too many requests. Please try again later.',
  });
  await expect(refusal).rejects.toHaveProperty('retryAfter', 60);
  await consume(app.ctx(), TWICE, 'you');
  expect(await isExhausted(app.ctx(), TWICE, 'me')).toBe(true);
  expect(await isExhausted(app.ctx(), TWICE, 'you')).toBe(false);
});

it('counts exactly, however many come at once', async () => {
  const tries = Array.from({ length: 20 }, () => isExhausted(app.ctx(), TWICE, 'me'));
  expect((await Promise.all(tries)).filter((exhausted) => !exhausted)).toHaveLength(2);
});

it('gives points back, one or all', async () => {
  for (let tries = 0; tries < 3; tries++) {
    await consume(app.ctx(), TWICE, 'me');
    await giveBack(app.ctx(), TWICE, 'me');
  }
  await consume(app.ctx(), TWICE, 'me');
  await consume(app.ctx(), TWICE, 'me');
  await forgive(app.ctx(), TWICE, 'me');
  await consume(app.ctx(), TWICE, 'me');
  expect(await app.em.findAll(RateLimitCounter)).toMatchObject([{ points: 1 }]);
});

it('opens again when the time is over', async () => {
  await consume(app.ctx(), TWICE, 'me');
  await consume(app.ctx(), TWICE, 'me');
  await app.em.execute('update rate_limit set expire = 1');
  await consume(app.ctx(), TWICE, 'me');
  await app.em.execute('update rate_limit set expire = 1');
  await forgetOldCounters(app.ctx());
  expect(await app.em.count(RateLimitCounter)).toBe(0);
});

it('keeps what was counted when the change around it fails', async () => {
  const ctx = app.ctx();
  await consume(ctx, TWICE, 'me');
  const change = transaction(ctx, async () => {
    throw new Error('no');
  });
  await expect(change).rejects.toThrow('no');
  expect(await app.em.findAll(RateLimitCounter)).toMatchObject([{ points: 1 }]);
});

it('can be switched off where something else limits the callers', async () => {
  const ctx = { ...app.ctx(), config: { ...app.deps.config, rateLimits: false } };
  for (let tries = 0; tries < 3; tries++) await consume(ctx, TWICE, 'me');
  expect(await app.em.count(RateLimitCounter)).toBe(0);
});
