import type { PaymentMethod } from '../payments/index.js';
import type { BillLineLabel } from './enums.js';

/** A line as it is kept: amounts in paisa; below 0 where it takes something off. */
export interface BillLine {
  label: BillLineLabel | null;
  /** What the shop has written; may be empty beside a label. */
  text: string;
  /** Of an entry of the ledger. */
  method: PaymentMethod | null;
  quantity: number;
  unitPrice: number;
  amount: number;
}

type OneThing = Pick<BillLine, 'amount'> & Partial<BillLine>;

/** A line of one thing. */
export const lineOf = ({ amount, ...line }: OneThing): BillLine => ({
  label: null,
  text: '',
  method: null,
  quantity: 1,
  unitPrice: amount,
  ...line,
  amount,
});

export const sumOf = (lines: readonly Pick<BillLine, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** 10,000 of these are the whole. */
const WHOLE = 10_000;

/**
 * What of a price is tax. What customers agree to is what they pay, so the tax is inside it.
 * @param total in paisa @param rate in hundredths of a percent
 */
export function splitTax(total: number, rate: number): { taxable: number; tax: number } {
  const taxable = Math.round((total * WHOLE) / (WHOLE + rate));
  return { taxable, tax: total - taxable };
}
