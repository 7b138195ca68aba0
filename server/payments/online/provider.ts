import type { Config } from '../../core/config/config.js';
import type { PaymentAttempt } from '../entity.js';
import { OnlineMethod } from '../enums.js';
import type { Balance } from '../payable.js';
import { esewa } from './esewa.js';
import { khalti } from './khalti.js';

/** What a payment on the site needs of whoever takes the money. */
export interface Provider {
  /** What its address is called: `/pay/esewa/…`. */
  name: string;
  /** Makes the payment known there, where it has to be. @param back our address that it leads back to; @throws ProviderFailure */
  begin(attempt: PaymentAttempt, back: string, order: string): Promise<Begun>;
  /** Where the browser goes with an attempt that was begun. */
  departure(attempt: PaymentAttempt, back: string): Departure;
  /** What became of it; whatever goes wrong is an answer, too. */
  ask(attempt: PaymentAttempt): Promise<Answer>;
}

/** What has to be kept of a payment that was begun. */
export type Begun = Pick<PaymentAttempt, 'providerId' | 'payUrl'>;

/** By POST with these fields; without any by GET. */
export interface Departure {
  url: string;
  fields: { name: string; value: string }[];
}

/** What a provider says of an attempt, in the words of all of them. */
export type Answer =
  | { says: 'PAID'; amount: number | null; isOurs: boolean; reference: string | null }
  /** It is waiting for the payer, or not sure itself. */
  | { says: 'WAITING' | 'CANCELLED' | 'EXPIRED' | 'NOT_FOUND' }
  /** All of it went back, or a part that it does not name. */
  | { says: 'REFUNDED' | 'PARTLY_REFUNDED' }
  /** It refuses the question, or does not answer. */
  | { says: 'REFUSED' | 'SILENT' };

/** The provider of a way to pay; null where its settings are missing. */
export function providerOf({ payments }: Config, method: OnlineMethod): Provider | null {
  if (method === OnlineMethod.ESEWA) return payments.esewa && esewa(payments.esewa);
  return payments.khalti && khalti(payments.khalti);
}

/** All that the shop has set up. */
export const waysOf = (config: Config): OnlineMethod[] =>
  Object.values(OnlineMethod).filter((method) => providerOf(config, method) !== null);

/** Khalti takes no less, and for all others it is not worth the way. */
export const LEAST_PAISA = 1_000;

/** With whom something can be paid now. */
export const waysToPay = (config: Config, { open }: Balance): OnlineMethod[] =>
  open >= LEAST_PAISA ? waysOf(config) : [];
