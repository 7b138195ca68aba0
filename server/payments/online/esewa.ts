import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EsewaSettings } from '../../core/config/config.js';
import { readRupees, rupeesText } from '../amounts.js';
import type { PaymentAttempt } from '../entity.js';
import { askProvider, below, fieldsOf, ProviderFailure, textIn } from './ask.js';
import type { Answer, Departure, Provider } from './contract.js';

/** eSewa ePay v2: a signed form takes the payer there, and the server asks what became of it. */

const SIGNED = 'total_amount,transaction_uuid,product_code';

/** A value as it is in what is signed. */
const writtenOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** HMAC-SHA256 in base64 over `name=value` of each named field, in their order. */
export const signatureOf = (secretKey: string, names: string, fields: Readonly<Record<string, unknown>>): string =>
  createHmac('sha256', secretKey)
    .update(
      names
        .split(',')
        .map((name) => `${name}=${writtenOf(fields[name])}`)
        .join(','),
    )
    .digest('base64');

export const esewa = (settings: EsewaSettings): Provider => ({
  name: 'esewa',
  begin: async () => ({ providerId: null, payUrl: null }),
  departure: (attempt, back) => formOf(settings, attempt, back),
  ask: (attempt) => ask(settings, attempt),
});

function formOf(
  { productCode, secretKey, formBaseUrl }: EsewaSettings,
  attempt: PaymentAttempt,
  back: string,
): Departure {
  const total = rupeesText(attempt.amount);
  const fields = {
    amount: total,
    tax_amount: '0',
    product_service_charge: '0',
    product_delivery_charge: '0',
    total_amount: total,
    transaction_uuid: attempt.id,
    product_code: productCode,
    // it appends `?data=` also behind a query, so there is none; both lead to the same question
    success_url: back,
    failure_url: back,
    signed_field_names: SIGNED,
  };
  return {
    url: below(formBaseUrl, 'api/epay/main/v2/form').href,
    fields: [
      ...Object.entries(fields).map(([name, value]) => ({ name, value })),
      { name: 'signature', value: signatureOf(secretKey, SIGNED, fields) },
    ],
  };
}

async function ask({ productCode, statusBaseUrl }: EsewaSettings, attempt: PaymentAttempt): Promise<Answer> {
  const url = below(statusBaseUrl, 'api/epay/transaction/status/');
  url.searchParams.set('product_code', productCode);
  url.searchParams.set('total_amount', rupeesText(attempt.amount));
  url.searchParams.set('transaction_uuid', attempt.id);
  try {
    const [status, body] = await askProvider(url);
    const answer = fieldsOf(body);
    if (status !== 200) return { says: status < 500 ? 'REFUSED' : 'SILENT' };
    return read(answer, productCode, attempt);
  } catch (error) {
    if (error instanceof ProviderFailure) return { says: 'SILENT' };
    throw error;
  }
}

function read(answer: Record<string, unknown>, productCode: string, attempt: PaymentAttempt): Answer {
  switch (answer.status) {
    case 'COMPLETE':
      return {
        says: 'PAID',
        amount: readRupees(answer.total_amount),
        isOurs: answer.product_code === productCode && answer.transaction_uuid === attempt.id,
        reference: textIn(answer.ref_id),
      };
    case 'PENDING':
    case 'AMBIGUOUS':
      return { says: 'WAITING' };
    case 'CANCELED':
      return { says: 'CANCELLED' };
    case 'FULL_REFUND':
      return { says: 'REFUNDED' };
    case 'PARTIAL_REFUND':
      return { says: 'PARTLY_REFUNDED' };
    case 'NOT_FOUND':
      return { says: 'NOT_FOUND' };
    default:
      // an error in place of a status, or a word that is not known: it is held
      return { says: 'code' in answer ? 'REFUSED' : 'SILENT' };
  }
}

/**
 * Whether what a browser brings back was signed by eSewa. It proves nothing more: paid is only what eSewa itself says when it is asked.
 * Amounts from Rs. 1,000 come with a comma and are signed without it.
 * @param data of `?data=`, JSON in base64
 */
export function isSignedReturn({ secretKey }: EsewaSettings, data: string): boolean {
  try {
    const fields = fieldsOf(JSON.parse(Buffer.from(data, 'base64').toString('utf8')));
    const { signed_field_names: names, signature, total_amount: total } = fields;
    if (typeof names !== 'string' || typeof signature !== 'string') return false;
    const bare = { ...fields, total_amount: typeof total === 'string' ? total.replaceAll(',', '') : total };
    const [given, due] = [signature, signatureOf(secretKey, names, bare)].map((text) => Buffer.from(text));
    return given!.length === due!.length && timingSafeEqual(given!, due!);
  } catch {
    return false;
  }
}
