import { skipToken } from '@apollo/client/react';
import { toAsciiDigits } from '../../../lib/digits';
import { useSettled } from '../useSettled';
import { type CustomerLookupQuery, useCustomerLookupQuery } from './repairForm.gen';

export type Customer = CustomerLookupQuery['customerLookup'][number];

const PAUSE_MS = 250;
const MIN_DIGITS = 3;
const MIN_LETTERS = 2;

/** Whether it is worth asking: the beginning of a number, or of a name. */
export function isEnough(typed: string): boolean {
  const digits = toAsciiDigits(typed).replace(/\D/g, '').length;
  return digits > 0 ? digits >= MIN_DIGITS : typed.trim().length >= MIN_LETTERS;
}

/**
 * Who was here before and has such a number or name, found while it is typed.
 * @param typed null while nobody is to be found
 */
export function useCustomers(typed: string | null): readonly Customer[] {
  const search = useSettled(typed, PAUSE_MS)?.trim() ?? '';
  const isAsked = typed !== null && isEnough(typed) && isEnough(search);
  const { data, previousData } = useCustomerLookupQuery(
    isAsked ? { variables: { search }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  return isAsked ? ((data ?? previousData)?.customerLookup ?? []) : [];
}
