import { type I18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const MISSING = msg`Order is required.`;
const NOT_WHOLE = msg`Order must be a whole number.`;

/** What is wrong with an order; undefined if nothing is. */
export function orderError(i18n: I18n, order: number): string | undefined {
  const wrong: MessageDescriptor | undefined = Number.isNaN(order)
    ? MISSING
    : Number.isSafeInteger(order)
      ? undefined
      : NOT_WHOLE;
  return wrong && i18n._(wrong);
}

/** The same for an order as a form has it, a text. */
export const typedOrderError = (i18n: I18n) => (typed: unknown) =>
  orderError(i18n, typed === '' ? Number.NaN : Number(typed));
