import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  deedIn,
  type Deed,
  leadTo,
  newReference,
  type ProviderPayment,
  ProviderServer,
  sendJson,
} from './providerServer.js';

/** The shop's account with eSewa; the ones of its public sandbox. */
export const ESEWA_ACCOUNT = { productCode: 'EPAYTEST', secretKey: '8gBm/:&EnhH.1/q' };

const FORM = '/api/epay/main/v2/form';
const STATUS = '/api/epay/transaction/status/';
const SIGNED_BACK = 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names';

const sign = (names: string, fields: Record<string, string>) =>
  createHmac('sha256', ESEWA_ACCOUNT.secretKey)
    .update(
      names
        .split(',')
        .map((name) => `${name}=${fields[name] ?? ''}`)
        .join(','),
    )
    .digest('base64');

interface EsewaPayment extends ProviderPayment {
  failureUrl: string;
}

/** eSewa ePay v2, as strict as it is: a form with a good signature, a name that was never used, amounts that add up. */
export class EsewaServer extends ProviderServer {
  protected isQuestion(url: URL): boolean {
    return url.pathname === STATUS;
  }

  protected respond(request: IncomingMessage, response: ServerResponse, url: URL, body: string): void {
    const at = `${request.method} ${url.pathname}`;
    if (at === `POST ${FORM}`) return this.#begin(response, Object.fromEntries(new URLSearchParams(body)));
    if (at === `GET ${STATUS}`) return this.#status(response, url.searchParams);
    const [, id = ''] = /^POST \/pay\/([\w-]+)$/.exec(at) ?? [];
    const payment = this.payments.get(id) as EsewaPayment | undefined;
    if (!payment) return sendJson(response, 404, { code: 0, error_message: 'Not found.' });
    this.do(id, deedIn(body));
    leadTo(response, this.returnOf(id));
  }

  #begin(response: ServerResponse, fields: Record<string, string>): void {
    const names = fields.signed_field_names ?? '';
    const parts = ['amount', 'tax_amount', 'product_service_charge', 'product_delivery_charge'];
    const sum = parts.reduce((total, name) => total + Math.round(Number(fields[name]) * 100), 0);
    const paisa = Math.round(Number(fields.total_amount) * 100);
    if (fields.product_code !== ESEWA_ACCOUNT.productCode) {
      return sendJson(response, 400, { code: 0, error_message: 'Unable to fetch merchant key.' });
    }
    const isSound =
      names === 'total_amount,transaction_uuid,product_code' &&
      fields.signature === sign(names, fields) &&
      sum === paisa &&
      /^[A-Za-z0-9-]+$/.test(fields.transaction_uuid ?? '');
    if (!isSound) return sendJson(response, 400, { code: 'ES104', message: 'Invalid payload signature.' });
    const id = fields.transaction_uuid!;
    if (this.payments.has(id))
      return sendJson(response, 409, { code: 'ES105', message: 'Duplicate transaction UUID.' });
    const payment: EsewaPayment = {
      id,
      paisa,
      status: 'PENDING',
      reference: null,
      back: fields.success_url!,
      failureUrl: fields.failure_url!,
      taken: 0,
    };
    this.payments.set(id, payment);
    this.sendPage(response, 'eSewa', payment, `/pay/${id}`);
  }

  protected change(payment: ProviderPayment, deed: Deed): void {
    const { status } = payment;
    // whoever has cancelled can still go back and pay
    if (deed === 'pay' && (status === 'PENDING' || status === 'CANCELED')) {
      Object.assign(payment, { status: 'COMPLETE', reference: newReference(), taken: payment.paisa });
    }
    if (deed === 'cancel' && status === 'PENDING') payment.status = 'CANCELED';
    if (deed === 'fail' && status === 'PENDING') payment.status = 'AMBIGUOUS';
    if (deed === 'refund' && status === 'COMPLETE') Object.assign(payment, { status: 'FULL_REFUND', taken: 0 });
    if (deed === 'refundPartly' && status === 'COMPLETE') {
      Object.assign(payment, { status: 'PARTIAL_REFUND', taken: Math.ceil(payment.paisa / 2) });
    }
  }

  /** The address that a browser comes back with. */
  returnOf(id: string): string {
    const payment = this.payments.get(id) as EsewaPayment;
    if (payment.status !== 'COMPLETE') return payment.failureUrl;
    const rupees = (payment.paisa / 100).toFixed(1);
    const fields: Record<string, string> = {
      transaction_code: payment.reference!,
      status: payment.status,
      total_amount: rupees,
      transaction_uuid: id,
      product_code: ESEWA_ACCOUNT.productCode,
      signed_field_names: SIGNED_BACK,
    };
    const signature = sign(SIGNED_BACK, fields);
    // signed without the comma that it is sent with
    const sent = {
      ...fields,
      total_amount: Number(rupees).toLocaleString('en-US', { minimumFractionDigits: 1 }),
      signature,
    };
    return `${payment.back}?data=${encodeURIComponent(Buffer.from(JSON.stringify(sent)).toString('base64'))}`;
  }

  #status(response: ServerResponse, query: URLSearchParams): void {
    const id = query.get('transaction_uuid') ?? '';
    const [code, total] = [query.get('product_code'), query.get('total_amount')];
    if (code !== ESEWA_ACCOUNT.productCode) {
      return sendJson(response, 400, { code: 0, error_message: 'Unable to fetch merchant key.' });
    }
    const payment = this.payments.get(id);
    const isKnown = payment && Math.round(Number(total) * 100) === payment.paisa;
    const paisa = (isKnown ? payment.paisa : 0) + this.mishaps.extraPaisa;
    const status = isKnown ? this.statusOf(payment) : 'NOT_FOUND';
    sendJson(response, 200, {
      product_code: code,
      transaction_uuid: id,
      // a number where it is small, and a text with commas where it is not
      total_amount: paisa < 100_000 ? paisa / 100 : (paisa / 100).toLocaleString('en-US', { minimumFractionDigits: 1 }),
      status,
      ref_id: status === 'COMPLETE' ? payment!.reference : null,
    });
  }
}
