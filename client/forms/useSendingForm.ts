import type { FormEvent } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
} from 'react-hook-form';
import { readError } from '../graphql/errors';
import { toast } from '../ui';
import { placeRefusal } from './placeRefusal';
import { useEarlyInput } from './useEarlyInput';
import { useOnce } from './useOnce';

/** Why a form was not taken, in English constants. */
interface Refusal {
  /** Stays to be read above the button, where no single field was refused. */
  message: string;
  /** What the toast says; the same, unless the specification has other words for it. */
  reason?: string;
  /** What is wrong at which field. */
  fields: Record<string, string>;
}

interface SendingFormOptions<Values extends FieldValues> {
  /** All fields, in the order of the screen: an error leads to the first of them. */
  defaultValues: DefaultValues<Values>;
  /** Sends what was typed; what it throws is shown. */
  send: (values: Values) => Promise<void>;
  /** An English constant in the reader's language. */
  say: (message: string) => string;
  /** The sentence around a refusal in the toast. @param reason in the reader's language */
  refusal?: (reason: string) => string;
  readRefusal?: (error: unknown) => Refusal;
  /** Where to try again when no single field was refused. */
  retryAt?: Path<Values> | undefined;
  /** What the toast says when the form's own checks found something. */
  complaintOf?: (wrong: FieldError[]) => string | undefined;
  /** How loud that toast is. */
  checks?: 'error' | 'warning' | undefined;
}

/**
 * A form that is sent: one request at a time, and every refusal both in a toast (public-site §8) and where it belongs, at its
 * field or above the button (decisions §11). Whatever becomes of it, what was typed stays.
 */
export function useSendingForm<Values extends FieldValues>({
  defaultValues,
  send,
  say,
  refusal = (reason) => reason,
  readRefusal = readError,
  retryAt,
  complaintOf = ([first]) => first?.message,
  checks = 'error',
}: SendingFormOptions<Values>) {
  const form = useForm<Values>({ defaultValues });
  useEarlyInput(form, defaultValues);
  const names = Object.keys(defaultValues) as Path<Values>[];
  const { once } = useOnce();

  async function trySending(values: Values): Promise<void> {
    try {
      await send(values);
    } catch (error) {
      refuse(readRefusal(error));
    }
  }

  function refuse(found: Refusal): void {
    placeRefusal(form, names, found, retryAt);
    toast.error(refusal(say(found.reason ?? found.message)));
  }

  function point(errors: FieldErrors<Values>): void {
    const complaint = complaintOf(names.flatMap((name) => (errors[name] as FieldError | undefined) ?? []));
    if (complaint) toast[checks](say(complaint));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void once(() => form.handleSubmit(trySending, point)(event));
  }

  return { form, sending: form.formState.isSubmitting, submit };
}
