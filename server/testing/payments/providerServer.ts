import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LocalServer } from '../localServer.js';

/** What somebody has done with a payment there. */
export type Deed = 'pay' | 'cancel' | 'fail' | 'refund' | 'refundPartly';

/** A payment as a provider keeps it. */
export interface ProviderPayment {
  /** What the provider is asked by. */
  id: string;
  paisa: number;
  /** The provider's own word. */
  status: string;
  reference: string | null;
  /** Where the browser goes afterwards. */
  back: string;
  /** What the provider has taken and not given back. */
  taken: number;
}

/** The ways in which a provider goes wrong, until they are switched off. */
export interface Mishaps {
  /** It does not answer what it is asked: it breaks the connection. */
  isSilent: boolean;
  /** It knows of a deed only this many questions later. */
  lateBy: number;
  /** It names so many paisa more than were paid. */
  extraPaisa: number;
  /** It fails with 500. */
  isBroken: boolean;
}

/** All goes well. */
export const WELL: Mishaps = { isSilent: false, lateBy: 0, extraPaisa: 0, isBroken: false };

export const newReference = (): string => randomUUID().slice(0, 8).toUpperCase();

/** A provider of payments on a real socket of this machine, in its own protocol; a person decides on its page what becomes of a payment. */
export abstract class ProviderServer extends LocalServer {
  readonly payments = new Map<string, ProviderPayment>();
  readonly mishaps: Mishaps = { ...WELL };
  /** What was asked, and how often it still gets the answer of before. */
  readonly #late = new Map<string, { status: string; questions: number }>();

  reset(): void {
    this.payments.clear();
    this.recover();
  }

  /** From now on all goes well, and what it was late with is known. */
  recover(): void {
    this.#late.clear();
    Object.assign(this.mishaps, WELL);
  }

  /** Does with a payment what a person could do on the provider's page, or its merchant in the dashboard. */
  do(id: string, deed: Deed): void {
    const payment = this.payments.get(id);
    if (!payment) throw new Error(`There is no payment ${id}.`);
    const before = payment.status;
    this.change(payment, deed);
    if (this.mishaps.lateBy > 0) this.#late.set(id, { status: before, questions: this.mishaps.lateBy });
  }

  /** The same in the provider's own words; a deed that does not fit changes nothing. */
  protected abstract change(payment: ProviderPayment, deed: Deed): void;

  /** What it says of a payment now: lateness included. */
  protected statusOf({ id, status }: ProviderPayment): string {
    const late = this.#late.get(id);
    if (!late) return status;
    late.questions -= 1;
    if (late.questions <= 0) this.#late.delete(id);
    return late.status;
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, this.url);
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (this.#decide(request, response, url)) return;
    try {
      this.respond(request, response, url, body);
    } catch {
      sendJson(response, 400, { detail: 'The request could not be read.' });
    }
  }

  /** What a person does on the page, and the switches: `POST /switches {"isSilent": true}`. */
  #decide(request: IncomingMessage, response: ServerResponse, url: URL): boolean {
    if (!this.isQuestion(url)) return false;
    if (this.mishaps.isSilent) request.socket.destroy();
    else if (this.mishaps.isBroken) sendJson(response, 500, { detail: 'Internal server error.' });
    else return false;
    return true;
  }

  /** Whether it is asked by a server, and not by a person. */
  protected abstract isQuestion(url: URL): boolean;

  protected abstract respond(request: IncomingMessage, response: ServerResponse, url: URL, body: string): void;

  /** The page where a person decides. @param action where its buttons lead, with what is done as `deed` */
  protected sendPage(response: ServerResponse, name: string, payment: ProviderPayment, action: string): void {
    const buttons = (['pay', 'cancel', 'fail'] as const)
      .map((deed) => `<button name="deed" value="${deed}">${deed[0]!.toUpperCase()}${deed.slice(1)}</button>`)
      .join('');
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${name} (test)</title>
<style>body{font:1.25rem system-ui;margin:2rem auto;max-width:24rem;padding:0 1rem}button{font:inherit;margin:0.5rem 0;padding:0.75rem;width:100%}</style>
<h1>${name}</h1><p>No real money: this page stands in for ${name} on this machine.</p>
<p><strong>Rs. ${(payment.paisa / 100).toFixed(2)}</strong></p><form method="post" action="${action}">${buttons}</form></html>`,
    );
  }
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

export const leadTo = (response: ServerResponse, location: string): void =>
  void response.writeHead(302, { Location: location }).end();

export const deedIn = (form: string): Deed => (new URLSearchParams(form).get('deed') ?? 'fail') as Deed;
