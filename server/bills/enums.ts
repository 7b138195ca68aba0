import { describedEnum } from '../core/entities/describedEnum.js';
import { EntryKind } from '../payments/index.js';

export enum BillKind {
  ESTIMATE = 'ESTIMATE',
  RECEIPT = 'RECEIPT',
  TAX_INVOICE = 'TAX_INVOICE',
  PAN_BILL = 'PAN_BILL',
  CREDIT_NOTE = 'CREDIT_NOTE',
}

/** Those with which the shop asks for money before the tax office. */
export type TaxBillKind = BillKind.TAX_INVOICE | BillKind.PAN_BILL;

export enum TaxMode {
  NONE = 'NONE',
  PAN = 'PAN',
  VAT = 'VAT',
}

/** Which bill each mode gives for work that is done. */
export const BILL_OF_MODE: Readonly<Record<TaxMode, TaxBillKind | null>> = {
  NONE: null,
  PAN: BillKind.PAN_BILL,
  VAT: BillKind.TAX_INVOICE,
};

export const isTaxBill = (kind: BillKind): kind is TaxBillKind =>
  kind === BillKind.TAX_INVOICE || kind === BillKind.PAN_BILL;

/** What a line is where the shop has not written it itself; the reader's language has a word for each. */
export enum BillLineLabel {
  REPAIR = 'REPAIR',
  DELIVERY = 'DELIVERY',
  CHANGE = 'CHANGE',
  DEPOSIT = 'DEPOSIT',
  PAYMENT = 'PAYMENT',
  REFUND = 'REFUND',
  CORRECTION = 'CORRECTION',
}

/** Entries of the ledger on a receipt. */
export const LABEL_OF_ENTRY: Readonly<Record<EntryKind, BillLineLabel>> = {
  [EntryKind.DEPOSIT]: BillLineLabel.DEPOSIT,
  [EntryKind.PAYMENT]: BillLineLabel.PAYMENT,
  [EntryKind.REFUND]: BillLineLabel.REFUND,
  [EntryKind.CORRECTION]: BillLineLabel.CORRECTION,
};

describedEnum(BillKind, 'BillKind', 'What a bill is.', {
  ESTIMATE: 'What a repair would cost; no bill before the tax office.',
  RECEIPT: 'What was paid; numbered for the order of the shop, and no bill before the tax office.',
  TAX_INVOICE: 'The bill of a shop that is registered for VAT.',
  PAN_BILL: 'The bill of a shop with a PAN and without VAT.',
  CREDIT_NOTE: 'Takes back the whole of a tax invoice or a PAN bill.',
});
describedEnum(TaxMode, 'TaxMode', 'How the shop is registered with the tax office.', {
  NONE: 'Not filled in: there are estimates and receipts alone.',
  PAN: 'With a PAN, without VAT.',
  VAT: 'With a VAT number.',
});
describedEnum(BillLineLabel, 'BillLineLabel', 'What a line of a bill is, where the shop has not written it itself.', {
  REPAIR: 'The repair as a whole.',
  DELIVERY: 'Bringing the set back.',
  CHANGE: 'By how much the final cost differs from the approved quote; the text says why.',
  DEPOSIT: 'A deposit that was paid.',
  PAYMENT: 'Money for the work, or for a set.',
  REFUND: 'Money that was given back.',
  CORRECTION: 'What puts an earlier entry right.',
});
