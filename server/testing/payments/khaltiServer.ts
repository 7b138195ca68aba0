import { randomUUID } from 'node:crypto';
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

/** The shop's key with Khalti. */
export const KHALTI_KEY = 'live_secret_key_only_for_this_machine';

const API = '/api/v2/';

interface KhaltiPayment extends ProviderPayment {
  orderId: string;
  orderName: string;
}

/** The statuses that come with 400 and the same body as all others. */
const WITH_400 = ['Expired', 'User canceled'];

/** Khalti ePayment (KPG-2), as strict as it is: the key in its header, an amount of at least Rs. 10 in paisa, no blank field. */
export class KhaltiServer extends ProviderServer {
  protected isQuestion(url: URL): boolean {
    return url.pathname.startsWith(API);
  }

  protected respond(request: IncomingMessage, response: ServerResponse, url: URL, body: string): void {
    const at = `${request.method} ${url.pathname}`;
    const [, pidx = ''] = /^(?:GET|POST) \/pay\/([\w-]+)$/.exec(at) ?? [];
    const payment = this.payments.get(pidx);
    if (payment && request.method === 'GET') return this.sendPage(response, 'Khalti', payment, `/pay/${pidx}`);
    if (payment) {
      this.do(pidx, deedIn(body));
      return leadTo(response, this.returnOf(pidx));
    }
    const { authorization } = request.headers;
    if (!authorization) return sendJson(response, 401, { detail: 'Authentication credentials were not provided.' });
    if (authorization !== `Key ${KHALTI_KEY}`) return sendJson(response, 401, { detail: 'Invalid token.' });
    if (at === `POST ${API}epayment/initiate/`)
      return this.#initiate(response, JSON.parse(body) as Record<string, unknown>);
    if (at === `POST ${API}epayment/lookup/`) return this.#lookUp(response, JSON.parse(body) as { pidx?: string });
    sendJson(response, 404, { detail: 'Not found.' });
  }

  #initiate(response: ServerResponse, sent: Record<string, unknown>): void {
    const refuse = (field: string, text: string) =>
      sendJson(response, 400, { [field]: [text], error_key: 'validation_error' });
    const blank = ['return_url', 'website_url', 'purchase_order_id', 'purchase_order_name'].find((name) => !sent[name]);
    if (blank) return refuse(blank, 'This field may not be blank.');
    if (!Number.isInteger(sent.amount)) return refuse('amount', 'A valid integer is required.');
    const paisa = sent.amount as number;
    if (paisa < 1_000) return refuse('amount', 'Amount should be greater than Rs. 10, that is 1000 paisa.');
    const id = randomUUID().replaceAll('-', '').slice(0, 22);
    const payment: KhaltiPayment = {
      id,
      paisa,
      status: 'Initiated',
      reference: null,
      back: sent.return_url as string,
      orderId: sent.purchase_order_id as string,
      orderName: sent.purchase_order_name as string,
      taken: 0,
    };
    this.payments.set(id, payment);
    const expiresAt = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    sendJson(response, 200, {
      pidx: id,
      payment_url: `${this.url}/pay/${id}`,
      expires_at: expiresAt,
      expires_in: 3600,
    });
  }

  protected change(payment: ProviderPayment, deed: Deed): void {
    const { status } = payment;
    if (deed === 'pay' && (status === 'Initiated' || status === 'User canceled')) {
      Object.assign(payment, { status: 'Completed', reference: newReference(), taken: payment.paisa });
    }
    if (deed === 'cancel' && status === 'Initiated') payment.status = 'User canceled';
    if (deed === 'fail' && status === 'Initiated') payment.status = 'Expired';
    if (deed === 'refund' && status === 'Completed') Object.assign(payment, { status: 'Refunded', taken: 0 });
    if (deed === 'refundPartly' && status === 'Completed') {
      Object.assign(payment, { status: 'Partially Refunded', taken: Math.ceil(payment.paisa / 2) });
    }
  }

  /** The address that a browser comes back with; nothing in it is signed. */
  returnOf(pidx: string): string {
    const { status, reference, paisa, back, orderId, orderName } = this.payments.get(pidx) as KhaltiPayment;
    const url = new URL(back);
    const said = {
      pidx,
      status,
      transaction_id: reference ?? '',
      tidx: reference ?? '',
      txnId: reference ?? '',
      amount: String(paisa),
      total_amount: String(paisa),
      mobile: '98XXXXX123',
      purchase_order_id: orderId,
      purchase_order_name: orderName,
    };
    for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
    return url.href;
  }

  #lookUp(response: ServerResponse, { pidx = '' }: { pidx?: string }): void {
    const payment = this.payments.get(pidx);
    if (!payment) return sendJson(response, 404, { detail: 'Not found.', error_key: 'validation_error' });
    const status = this.statusOf(payment);
    sendJson(response, WITH_400.includes(status) ? 400 : 200, {
      pidx,
      total_amount: payment.paisa + this.mishaps.extraPaisa,
      // the case of the letters varies
      status: payment.paisa % 200 === 0 ? status : status.toUpperCase(),
      transaction_id: status === 'Completed' ? payment.reference : null,
      fee: 0,
      refunded: status.endsWith('efunded'),
    });
  }
}
