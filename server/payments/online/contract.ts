import type { PaymentAttempt } from '../entity.js';

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
