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
import { useInboxMessage } from '../messages';

interface InboxFormOptions<Values extends FieldValues> {
  /** All fields, in the order of the screen: an error leads to the first of them. */
  defaultValues: DefaultValues<Values>;
  /** Sends what was typed; what it throws is shown. */
  send: (values: Values) => Promise<void>;
  /** The toast about a refusal. @param reason in the reader's language */
  refusal?: (reason: string) => string;
}

/**
 * A form of this room: one request at a time; what is wrong stands at its field, or above the button, and in a toast
 * (public-site §8, decisions §11). Whatever becomes of it, what was typed stays.
 */
export function useInboxForm<Values extends FieldValues>({
  defaultValues,
  send,
  refusal = (reason) => reason,
}: InboxFormOptions<Values>) {
  const say = useInboxMessage();
  const form = useForm<Values>({ defaultValues });
  const names = Object.keys(defaultValues) as Path<Values>[];
  // `isSubmitting` arrives with the next render; a second press can be quicker than that.
  const underWay = useRef(false);

  async function trySending(values: Values): Promise<void> {
    try {
      await send(values);
    } catch (error) {
      const { message, fields } = readError(error);
      const wrong = names.filter((name) => fields[name]);
      for (const name of wrong) form.setError(name, { message: fields[name] });
      if (wrong[0]) form.setFocus(wrong[0]);
      else form.setError('root.server', { message });
      toast.error(refusal(say(message)));
    }
  }

  function point(errors: FieldErrors<Values>): void {
    const wrong = names.flatMap((name) => (errors[name] as FieldError | undefined) ?? []);
    if (wrong[0]?.message) toast.error(say(wrong[0].message));
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
