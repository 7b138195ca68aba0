import { z } from 'zod';
import { DecimalType } from '@mikro-orm/core';

/** A column of money: exact, to the paisa, and a plain number in the code. */
export const RUPEES = { type: new DecimalType('number'), precision: 12, scale: 2 };

/**
 * An amount of rupees, 0 to `max`, with at most two decimals: just as the database keeps it, so that the same amount sent
 * again changes nothing.
 * @param missing what is said where it is no number
 */
export const amount = (label: string, max: number, missing = `${label} must be a number.`) =>
  z
    .number({ error: missing })
    .min(0, `${label} cannot be negative.`)
    .max(max, `${label} is too high.`)
    .multipleOf(0.01, `${label} can have at most two decimals.`)
    // what is left beyond two decimals is the noise of binary fractions
    .transform((rupees) => Math.round(rupees * 100) / 100);

/** An amount as people read it, grouped the local way: Rs. 1,25,000 (decisions §11). */
export const rupees = (value: number): string => `Rs. ${value.toLocaleString('en-IN')}`;
