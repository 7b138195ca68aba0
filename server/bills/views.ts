import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PaymentMethod, toRupees } from '../payments/index.js';
import type { Bill } from './entity.js';
import { BillLineLabel } from './enums.js';
import type { BillLine } from './lines.js';

/** Amounts of bills as callers see them: in rupees. */

@ObjectType('BillLine', { description: 'A line of a bill.' })
export class BillLineView {
  @Field(() => BillLineLabel, {
    nullable: true,
    description: 'What it is, in place of words of the shop or before them; null where the text alone says it.',
  })
  label!: BillLineLabel | null;

  @Field({ description: 'As the shop has written it; may be empty beside a label.' })
  text!: string;

  @Field(() => PaymentMethod, { nullable: true, description: 'Of a receipt, how it was paid; else null.' })
  method!: PaymentMethod | null;

  @Field(() => Int, { description: 'How many.' })
  quantity!: number;

  @Field(() => Float, { description: 'Of one, in rupees.' })
  unitPrice!: number;

  @Field(() => Float, { description: 'In rupees; below 0 where it takes something off.' })
  amount!: number;
}

export const toLineView = (line: BillLine): BillLineView => ({
  ...line,
  unitPrice: toRupees(line.unitPrice),
  amount: toRupees(line.amount),
});

/** A rate as people say it: 13 percent. */
export const toPercent = (rate: number): number => rate / 100;

/** A bill as REST gives it. */
export const toBillOutput = (bill: Bill) => ({
  ...bill,
  lines: bill.lines.map(toLineView),
  taxable: toRupees(bill.taxable),
  taxRate: toPercent(bill.taxRate),
  tax: toRupees(bill.tax),
  total: toRupees(bill.total),
});
