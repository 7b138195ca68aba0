import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { sessionToken } from '../lib/token';
import { drafts, type DraftValues } from './drafts';

/**
 * Keeps what a visitor types into a form, until it is sent, and gives it back when the form is opened again: into the fields that nobody has
 * touched by then. Whoever signs out leaves an empty form to the next person at the device; a session that ran out sends nobody away.
 * @param name which form, and what it is about
 * @param untouched the texts that are kept, each with what is there by itself, as from an account; a password is never one of them
 * @returns forgets the draft, once it has been sent
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  untouched: Readonly<Partial<Record<Path<Values>, string>>>,
): () => void {
  const typed = useEffectEvent(() => {
    const values: Record<string, string> = {};
    for (const field of Object.keys(untouched) as Path<Values>[]) {
      const value: unknown = form.getValues(field);
      if (typeof value === 'string' && value && value !== untouched[field]) values[field] = value;
    }
    return values;
  });

  const giveBack = useEffectEvent((found: DraftValues, already: DraftValues) => {
    for (const field of Object.keys(untouched) as Path<Values>[]) {
      const value = found[field];
      if (value !== undefined && already[field] === undefined) {
        form.setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
    }
  });

  useEffect(() => {
    let isOpen = true;
    let isRead = false;
    let owner: string | null = null;

    function save(): void {
      if (!isRead) return;
      const values = typed();
      if (Object.keys(values).length === 0) {
        owner = null;
        void drafts.forget(name);
        return;
      }
      // What was typed in a session stays on the screen when that ends; on the device it would be shown to the next guest.
      owner ??= sessionToken.userId();
      if (owner === sessionToken.userId()) void drafts.save(name, values);
    }

    async function open(): Promise<void> {
      const found = await drafts.read(name);
      if (!isOpen) return;
      isRead = true;
      const already = typed();
      giveBack(found, already);
      if (Object.keys(already).length > 0) save();
    }

    void open();
    const stops = [
      form.subscribe({ formState: { values: true }, callback: save }),
      sessionToken.subscribe((end) => {
        if (end === 'signedOut') form.reset();
      }),
    ];
    return () => {
      isOpen = false;
      for (const stop of stops) stop();
    };
  }, [form, name]);

  return () => void drafts.forget(name);
}
