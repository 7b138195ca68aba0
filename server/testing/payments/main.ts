import { ESEWA_ACCOUNT, EsewaServer } from './esewaServer.js';
import { KHALTI_KEY, KhaltiServer } from './khaltiServer.js';

/**
 * Opens the stand-ins of eSewa and Khalti until Ctrl+C, for development and a demo: `npm run dev` does so where neither is set up. It says in
 * one line of JSON which settings lead the server there.
 */
const [esewa, khalti] = [new EsewaServer(), new KhaltiServer()];
await Promise.all([esewa.start(), khalti.start()]);
process.stdout.write(
  `${JSON.stringify({
    ESEWA_PRODUCT_CODE: ESEWA_ACCOUNT.productCode,
    ESEWA_SECRET_KEY: ESEWA_ACCOUNT.secretKey,
    ESEWA_FORM_BASE_URL: esewa.url,
    ESEWA_STATUS_BASE_URL: esewa.url,
    KHALTI_SECRET_KEY: KHALTI_KEY,
    KHALTI_BASE_URL: `${khalti.url}/api/v2/`,
  })}\n`,
);
