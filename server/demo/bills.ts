import { BillCounter, BilledEntry } from '../bills/entity.js';
import { BillLineLabel } from '../bills/enums.js';
import { buildBill } from '../bills/factory.js';
import { fiscalYearOf } from '../bills/fiscalYear.js';
import { lineOf } from '../bills/lines.js';
import { PaymentMethod } from '../payments/enums.js';
import { buildPayment } from '../payments/factory.js';
import { toPaisa } from '../payments/index.js';
import type { Repair } from '../repairs/entity.js';
import { RepairStatus } from '../repairs/enums.js';

const { CASH, FONEPAY, BANK } = PaymentMethod;

/** How the customers of the demo have paid, in turn. */
const WAYS: readonly [PaymentMethod, reference: string | null][] = [
  [CASH, null],
  [FONEPAY, 'FP-88213'],
  [BANK, 'NIC 40271'],
  [CASH, null],
];

/** What was paid for some sets that are back home, and the receipts for it, numbered as they were issued. */
export function demoBills(repairs: readonly Repair[]): object[] {
  const paid = repairs
    .filter(({ status, actualCost }) => status === RepairStatus.DELIVERED && actualCost !== null)
    .toSorted((one, other) => one.lastUpdateDate.getTime() - other.lastUpdateDate.getTime())
    .slice(-8);
  const counters = new Map<string, BillCounter>();
  const things = paid.flatMap((repair, index) => {
    const [method, reference] = WAYS[index % WAYS.length]!;
    const rupees = repair.actualCost! + (repair.deliveryCharge ?? 0);
    const at = repair.lastUpdateDate;
    const entry = buildPayment(repair, { method, reference, amount: toPaisa(rupees), at });
    const number = (counters.get(fiscalYearOf(at))?.last ?? 0) + 1;
    const line = lineOf({ label: BillLineLabel.PAYMENT, method, text: reference ?? '', amount: toPaisa(rupees) });
    const bill = buildBill(repair, { issuedAt: at, number, lines: [line] }, rupees);
    const { series, fiscalYear } = bill;
    counters.set(fiscalYear, Object.assign(new BillCounter(), { series, fiscalYear, last: number }));
    return [entry, bill, Object.assign(new BilledEntry(), { entryId: entry.id, billId: bill.id })];
  });
  return [...things, ...counters.values()];
}
