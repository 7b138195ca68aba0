import { z } from 'zod';
import { DecimalType } from '@mikro-orm/core';
import { missingOr } from './text.js';

/** A column of money: exact, to the paisa, and a plain number in the code. */
export const RUPEES = { type: new DecimalType('number'), precision: 12, scale: 2 };

/**
 * An amount of rupees, 0 to `max`, with at most two decimals: just as the database keeps it, so that the same amount sent
 * again changes nothing.
 * @param missing what is said where there is none
 */
export const amount = (label: string, max: number, missing?: string) => {
  const wrong = `${label} must be a number.`;
  return (
    z
      .number({ error: missingOr(missing ?? wrong, wrong) })
      .min(0, `${label} cannot be negative.`)
      .max(max, `${label} is too high.`)
      // no `multipleOf`: a validator that divides binary fractions would refuse 19.99
      .refine((value) => Math.abs(value - toPaisa(value)) < NOISE, `${label} can have at most two decimals.`)
      .transform(toPaisa)
      .meta({ description: 'In rupees, with at most two decimals.' })
  );
};

/** What binary fractions leave beyond two decimals in amounts of up to a hundred million. */
const NOISE = 1e-7;

const toPaisa = (rupees: number): number => Math.round(rupees * 100) / 100;

/** The decimals of an amount: both where there are paisa, none where there are not. */
const decimalsOf = (value: number) => (Number.isInteger(toPaisa(value)) ? 0 : 2);

/** An amount as people read it, grouped the local way: Rs. 1,25,000, Rs. 1,25,000.50 (decisions §11). */
export const rupees = (value: number): string =>
  `Rs. ${value.toLocaleString('en-IN', { minimumFractionDigits: decimalsOf(value), maximumFractionDigits: 2 })}`;

/** The same in Nepali: रु. १,२५,००० (decisions §13). */
export const nepaliRupees = (value: number): string =>
  rupees(value)
    .replace('Rs.', 'रु.')
    .replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!);

/** An amount in a cell of a spreadsheet, as `rupees` has it but bare: 125000, 125000.50. */
export const rupeesCell = (value: number | null): string | null => value?.toFixed(decimalsOf(value)) ?? null;
