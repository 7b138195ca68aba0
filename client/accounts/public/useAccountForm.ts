import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { useSendingForm } from '../../forms/useSendingForm';
import { readError } from '../../graphql/errors';
import { useFormMessage } from '../formMessages';

/** An answer that is no yes and gives no reason; the message is an English constant for the reader. */
export class NoReason extends Error {}

interface AccountFormOptions<Values extends FieldValues> {
  /** All fields, in the order of the screen: an error leads to the first of them. */
  defaultValues: DefaultValues<Values>;
  /** Sends what was typed; what it throws is shown. */
  send: (values: Values) => Promise<void>;
  /** What the toast says when something is missing, instead of the word at the field. */
  whenBlank?: string;
  /** What the toast says when the server gave no reason. */
  fallback: string;
  /** Where to try again when no single field was refused. */
  retryAt?: Path<Values>;
  /** How loud the toast about the form's own checks is. */
  checks?: 'error' | 'warning';
}

/** A form of this room, with the specification's words for what gave no reason of its own (public-site §8). */
export function useAccountForm<Values extends FieldValues>({
  whenBlank,
  fallback,
  ...options
}: AccountFormOptions<Values>) {
  return useSendingForm<Values>({
    ...options,
    say: useFormMessage(),
    readRefusal: (error) => {
      if (error instanceof NoReason) return { message: error.message, fields: {} };
      const { code, message, fields } = readError(error);
      return { message, fields, reason: code === 'NETWORK' ? fallback : message };
    },
    complaintOf: (wrong) => {
      const missing = wrong.some(({ type }) => type === 'blank');
      return missing && whenBlank ? whenBlank : wrong[0]?.message;
    },
  });
}
