import { BigIntType } from '@mikro-orm/core';
import { z } from 'zod';
import { amount } from '../core/fields/money.js';

/** Money in this room is whole paisa; the doors speak of rupees (decisions §15). */

/** A column of paisa, a plain number in the code; always spread, since the decorator writes into what it is given. */
export const PAISA = { type: new BigIntType('number') };

export const toPaisa = (rupees: number): number => Math.round(rupees * 100);
export const toRupees = (paisa: number): number => paisa / 100;

/** The most that an entry can be, in rupees: as much as a repair can cost. */
export const MAX_RUPEES = 99_999_999;

const NOT_NOTHING = 'Amount must be more than 0.';

/** An amount in rupees, above 0; in the code paisa. */
export const paidAmount = amount('Amount', MAX_RUPEES, 'Amount is required.')
  .refine((rupees) => rupees > 0, NOT_NOTHING)
  .transform(toPaisa);

const WRONG = 'Amount must be a number.';

/** An amount of rupees in either direction. */
export const signedRupees = z
  .number({ error: WRONG })
  .min(-MAX_RUPEES, 'Amount is too high.')
  .max(MAX_RUPEES, 'Amount is too high.')
  .refine((rupees) => Math.abs(rupees * 100 - toPaisa(rupees)) < 1e-4, 'Amount can have at most two decimals.');

/** The same for what puts something right. */
export const signedAmount = signedRupees
  .refine((rupees) => toPaisa(rupees) !== 0, 'Amount must not be 0.')
  .transform(toPaisa);

/** As eSewa and people write rupees: '110', '110.50'. */
export const rupeesText = (paisa: number): string =>
  paisa % 100 === 0 ? String(paisa / 100) : (paisa / 100).toFixed(2);

/**
 * An amount of rupees as a provider writes it: a number, or a text that may have thousands commas ('6,600.0').
 * @returns paisa, or null for what is no amount
 */
export function readRupees(written: unknown): number | null {
  const text = typeof written === 'number' ? String(written) : written;
  if (typeof text !== 'string') return null;
  const bare = text.replaceAll(',', '').trim();
  return /^\d{1,12}(\.\d+)?$/.test(bare) ? toPaisa(Number(bare)) : null;
}
