import { describedEnum, enumOf } from '../core/entities/describedEnum.js';

export enum EntryKind {
  DEPOSIT = 'DEPOSIT',
  PAYMENT = 'PAYMENT',
  REFUND = 'REFUND',
  CORRECTION = 'CORRECTION',
}

export enum PaymentMethod {
  CASH = 'CASH',
  BANK = 'BANK',
  CARD = 'CARD',
  ESEWA = 'ESEWA',
  KHALTI = 'KHALTI',
  FONEPAY = 'FONEPAY',
  OTHER = 'OTHER',
}

/** Which way money went; the sign of an entry says so. */
export const MoneyFlow = enumOf('MoneyFlow', 'Which way money went.', {
  IN: 'It came to the shop.',
  OUT: 'It was given back, or put right downwards.',
});

/** Those that the site itself asks; the values are those of the ledger. */
export enum OnlineMethod {
  ESEWA = 'ESEWA',
  KHALTI = 'KHALTI',
}

export enum AttemptState {
  CREATED = 'CREATED',
  PENDING = 'PENDING',
  PAID = 'PAID',
  CANCELLED = 'CANCELLED',
  EXPIRED = 'EXPIRED',
  UNKNOWN = 'UNKNOWN',
}

/** Where money may still come by itself, as far as anybody knows. */
export const OPEN_STATES: readonly AttemptState[] = [AttemptState.CREATED, AttemptState.PENDING, AttemptState.UNKNOWN];

/** What in an attempt somebody has to look at. */
export enum AttemptProblem {
  WRONG_AMOUNT = 'WRONG_AMOUNT',
  WRONG_ORDER = 'WRONG_ORDER',
  REFUSED = 'REFUSED',
  SILENT = 'SILENT',
  PARTLY_REFUNDED = 'PARTLY_REFUNDED',
}

describedEnum(EntryKind, 'PaymentEntryKind', 'What an entry of the ledger is.', {
  DEPOSIT: 'Money before the work, on account of it.',
  PAYMENT: 'Money for the work, or for a set.',
  REFUND: 'Money that was given back.',
  CORRECTION: 'What puts an earlier entry right, in either direction.',
});
describedEnum(PaymentMethod, 'PaymentMethod', 'How money came or went.', {
  CASH: 'Notes and coins.',
  BANK: 'A transfer to the account of the shop.',
  CARD: 'A card, at the counter.',
  ESEWA: 'The wallet eSewa, on the site or at the counter.',
  KHALTI: 'The wallet Khalti, on the site or at the counter.',
  FONEPAY: 'The Fonepay QR that is shown at the counter.',
  OTHER: 'Any other way; the note says which.',
});
describedEnum(OnlineMethod, 'OnlinePaymentMethod', 'With whom somebody can pay on the site.', {
  ESEWA: 'The wallet eSewa.',
  KHALTI: 'The wallet Khalti.',
});
describedEnum(AttemptState, 'OnlinePaymentState', 'How far a payment on the site is.', {
  CREATED: 'Begun; the provider has not heard of it, or has not said anything of it yet.',
  PENDING: 'The provider is waiting for the payer, or is still at it.',
  PAID: 'The provider has the money, and the ledger has its entry.',
  CANCELLED: 'The provider says that nothing was paid.',
  EXPIRED: 'Its time was up at the provider before anything was paid.',
  UNKNOWN: 'The provider does not answer, or not as it should: it is asked again.',
});
describedEnum(AttemptProblem, 'OnlinePaymentProblem', 'What the shop has to look at itself.', {
  WRONG_AMOUNT: 'The provider names another amount than the one that was asked for.',
  WRONG_ORDER: 'The provider names another order or another shop.',
  REFUSED: 'The provider refuses what it is asked; its settings may be wrong.',
  SILENT: 'The provider does not answer.',
  PARTLY_REFUNDED: 'The provider has given back a part, and does not say how much: it has to be entered by hand.',
});
