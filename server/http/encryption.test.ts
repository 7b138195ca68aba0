import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/testApp.js';

/** Whoever came by TLS once is to come so ever after; whether there is TLS, PUBLIC_URL says. */

const QUESTION = `/graphql?query=${encodeURIComponent('{ contentVersion }')}`;
/** A page's and a program's, an error, and what Express never sees the second time. */
const ADDRESSES = ['/healthz', '/api/config', '/api/nothing', '/nowhere', '/auth/nobody', QUESTION, QUESTION];

describe('a site that people reach by https', () => {
  const app = useTestApp(() => ({ publicUrl: 'https://parda.example' }));

  it('tells browsers for a year to come by nothing else, and speaks for no other name', async () => {
    for (const address of ADDRESSES) {
      const { headers } = await fetch(app.url + address);
      expect([address, headers.get('Strict-Transport-Security')]).toEqual([address, 'max-age=31536000']);
    }
  });
});

describe.each(['http://parda.example', 'https://localhost'])('a site that people reach by %s', (publicUrl) => {
  const app = useTestApp(() => ({ publicUrl }));

  it('says nothing of it', async () => {
    for (const address of ADDRESSES) {
      expect((await fetch(app.url + address)).headers.get('Strict-Transport-Security')).toBeNull();
    }
  });
});
