import { DecimalType } from '@mikro-orm/core';

/** A column of money: exact, to the paisa, and a plain number in the code. */
export const RUPEES = { type: new DecimalType('number'), precision: 12, scale: 2 };
