import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/testApp.js';

/** A limit counts who really calls: what a caller writes about their own address is believed from the proxies in front alone. */

const guessing = (app: ReturnType<typeof useTestApp>) => async (forwardedFor: string) =>
  (
    await app.viaRest(
      'POST',
      '/api/auth/login',
      { email: 'nobody', password: 'x' },
      {
        headers: { 'X-Forwarded-For': forwardedFor },
      },
    )
  ).status;

describe('without a proxy in front', () => {
  const app = useTestApp();

  it('a made-up address gives no new tries', async () => {
    const guess = guessing(app);
    for (let tries = 0; tries < 10; tries++) expect(await guess(`203.0.113.${tries}`)).toBe(401);
    expect(await guess('203.0.113.99')).toBe(429);
  });
});

describe('behind one proxy', () => {
  const app = useTestApp(() => ({ trustProxy: 1 }));

  it('the address that the proxy has seen counts, and nothing before it', async () => {
    const guess = guessing(app);
    for (let tries = 0; tries < 10; tries++) expect(await guess(`198.51.100.${tries}, 203.0.113.7`)).toBe(401);
    expect(await guess('198.51.100.99, 203.0.113.7')).toBe(429);
    expect(await guess('203.0.113.7, 203.0.113.8')).toBe(401);
  });
});
