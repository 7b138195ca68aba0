import { type FormEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
} from 'react-hook-form';
import { readError } from '../../graphql/errors';
import { toast } from '../../ui';
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

/**
 * A form of this room: one request at a time, and every refusal both in a toast (public-site §8) and where it belongs,
 * at its field or above the button (decisions §11).
 */
export function useAccountForm<Values extends FieldValues>({
  defaultValues,
  send,
  whenBlank,
  fallback,
  retryAt,
  checks = 'error',
}: AccountFormOptions<Values>) {
  const say = useFormMessage();
  const form = useForm<Values>({ defaultValues });
  const names = Object.keys(defaultValues) as Path<Values>[];
  // `isSubmitting` arrives with the next render; a second press of Enter can be quicker than that.
  const underWay = useRef(false);

  async function trySending(values: Values): Promise<void> {
    try {
      await send(values);
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown): void {
    if (error instanceof NoReason) return complain(error.message, error.message);
    const { code, message, fields } = readError(error);
    const reason = code === 'NETWORK' ? fallback : message;
    const wrong = names.filter((name) => fields[name]);
    if (!wrong[0]) return complain(message, reason);
    for (const name of wrong) form.setError(name, { message: fields[name] });
    form.setFocus(wrong[0]);
    toast.error(say(reason));
  }

  function complain(aboveTheButton: string, inTheToast: string): void {
    form.setError('root.server', { message: aboveTheButton });
    if (retryAt) form.setFocus(retryAt, { shouldSelect: true });
    toast.error(say(inTheToast));
  }

  function point(errors: FieldErrors<Values>): void {
    const wrong = names.flatMap((name) => (errors[name] as FieldError | undefined) ?? []);
    const missing = wrong.some(({ type }) => type === 'blank');
    const text = missing && whenBlank ? whenBlank : wrong[0]?.message;
    if (text) toast[checks](say(text));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    await form
      .handleSubmit(
        trySending,
        point,
      )(event)
      .finally(() => (underWay.current = false));
  }

  return { form, sending: form.formState.isSubmitting, submit: (event: FormEvent) => void submit(event) };
}
