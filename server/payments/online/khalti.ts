import type { KhaltiSettings } from '../../core/config/config.js';
import type { PaymentAttempt } from '../entity.js';
import { askProvider, below, fieldsOf, ProviderFailure, textIn } from './ask.js';
import type { Answer, Begun, Provider } from './contract.js';

/** Khalti ePayment (KPG-2): the server makes the payment known there and gets an address for the payer; later it looks it up. */

export const khalti = (settings: KhaltiSettings): Provider => ({
  name: 'khalti',
  begin: (attempt, back, order) => initiate(settings, attempt, back, order),
  departure: ({ payUrl }) => ({ url: payUrl!, fields: [] }),
  ask: (attempt) => lookUp(settings, attempt),
});

const keyOf = ({ secretKey }: KhaltiSettings) => `Key ${secretKey}`;

async function initiate(
  settings: KhaltiSettings,
  { id, amount }: PaymentAttempt,
  back: string,
  order: string,
): Promise<Begun> {
  const [status, body] = await askProvider(below(settings.baseUrl, 'epayment/initiate/'), {
    authorization: keyOf(settings),
    json: {
      return_url: back,
      website_url: new URL(back).origin,
      amount,
      purchase_order_id: id,
      purchase_order_name: order,
    },
  });
  const { pidx, payment_url: payUrl } = fieldsOf(body);
  if (status !== 200) throw new ProviderFailure(`epayment/initiate/ answered ${status}`, status < 500);
  if (!textIn(pidx) || typeof payUrl !== 'string' || !/^https?:\/\//.test(payUrl)) {
    throw new ProviderFailure('epayment/initiate/ answered something else', false);
  }
  return { providerId: textIn(pidx), payUrl };
}

async function lookUp(settings: KhaltiSettings, { providerId }: PaymentAttempt): Promise<Answer> {
  // it was never made known there, so nobody can have paid it
  if (providerId === null) return { says: 'CANCELLED' };
  try {
    const [status, body] = await askProvider(below(settings.baseUrl, 'epayment/lookup/'), {
      authorization: keyOf(settings),
      json: { pidx: providerId },
    });
    return read(status, fieldsOf(body), providerId);
  } catch (error) {
    if (error instanceof ProviderFailure) return { says: 'SILENT' };
    throw error;
  }
}

/** Expired and User canceled come with 400 and the same body as all others; the case of the letters varies. */
function read(status: number, answer: Record<string, unknown>, pidx: string): Answer {
  if (status >= 500) return { says: 'SILENT' };
  switch (textIn(answer.status)?.toLowerCase()) {
    case 'completed':
      return {
        says: 'PAID',
        amount: Number.isSafeInteger(answer.total_amount) ? (answer.total_amount as number) : null,
        isOurs: answer.pidx === pidx,
        reference: textIn(answer.transaction_id),
      };
    case 'pending':
    case 'initiated':
      return { says: 'WAITING' };
    case 'user canceled':
      return { says: 'CANCELLED' };
    case 'expired':
      return { says: 'EXPIRED' };
    case 'refunded':
      return { says: 'REFUNDED' };
    case 'partially refunded':
      return { says: 'PARTLY_REFUNDED' };
    default:
      return { says: isNotFound(status, answer) ? 'NOT_FOUND' : status === 200 ? 'SILENT' : 'REFUSED' };
  }
}

const isNotFound = (status: number, { detail }: Record<string, unknown>) => status === 404 || detail === 'Not found.';
