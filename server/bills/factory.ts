import { PaymentMethod, toPaisa } from '../payments/index.js';
import type { Repair } from '../repairs/index.js';
import { Bill } from './entity.js';
import { BillKind, BillLineLabel, TaxMode } from './enums.js';
import { fiscalYearOf } from './fiscalYear.js';
import { OWN_SERIES } from './inputs.js';
import { lineOf } from './lines.js';
import { amountInWords } from './amountInWords.js';

let number = 0;

/** A receipt for tests and the demo: Rs. 1,500 in cash. @param rupees its total */
export function buildBill(repair: Repair, overrides: Partial<Bill> = {}, rupees = 1500): Bill {
  const issuedAt = overrides.issuedAt ?? new Date('2026-03-02T04:00:00Z');
  const total = toPaisa(rupees);
  const { brand, model, tvType } = repair;
  return Object.assign(new Bill(), {
    kind: BillKind.RECEIPT,
    series: OWN_SERIES.RECEIPT,
    fiscalYear: fiscalYearOf(issuedAt),
    number: (number += 1),
    issuedAt,
    repairId: repair.id,
    set: { brand, model, tvType, sizeInches: null, serial: null },
    customerName: repair.userName,
    seller: { name: 'Parda', address: 'Kathmandu', contact: [], taxMode: TaxMode.NONE, taxNumber: null },
    lines: [lineOf({ label: BillLineLabel.PAYMENT, method: PaymentMethod.CASH, amount: total })],
    taxable: total,
    tax: 0,
    total,
    words: amountInWords(total),
    issuedBy: 'Parda',
    ...overrides,
  });
}
