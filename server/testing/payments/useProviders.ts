import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Config } from '../../core/config/config.js';
import { ESEWA_ACCOUNT, EsewaServer } from './esewaServer.js';
import { KHALTI_KEY, KhaltiServer } from './khaltiServer.js';

/** Starts both providers for a test file; to be called before `useTestApp`, whose settings name them. */
export function usePaymentProviders() {
  const [esewa, khalti] = [new EsewaServer(), new KhaltiServer()];
  beforeAll(() => Promise.all([esewa.start(), khalti.start()]));
  beforeEach(() => [esewa, khalti].forEach((provider) => provider.reset()));
  afterAll(() => Promise.all([esewa.stop(), khalti.stop()]));
  const settings = (): Partial<Config> => ({
    payments: {
      esewa: { ...ESEWA_ACCOUNT, formBaseUrl: esewa.url, statusBaseUrl: esewa.url },
      khalti: { secretKey: KHALTI_KEY, baseUrl: `${khalti.url}/api/v2/` },
    },
  });
  return { esewa, khalti, settings };
}
