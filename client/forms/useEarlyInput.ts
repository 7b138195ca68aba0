import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Tells those who watch a form what was typed or chosen before it was there (lib/earlyInput.ts): the form takes that over without a word.
 * @param opened what the form began with
 */
export function useEarlyInput<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  opened: Readonly<Record<string, unknown>>,
): void {
  const tell = useEffectEvent(() => {
    const values = form.getValues();
    const isEdited = Object.entries(values).some(
      ([name, value]) => typeof value !== 'object' && value !== opened[name],
    );
    // Tells of all values and writes none into its field: a browser that gets an address written which ends in a blank, as a keyboard puts it
    // behind a suggestion, puts the caret to the beginning. Without one of the options nobody would be told.
    if (isEdited) form.setValues({}, { shouldTouch: true });
  });
  // once all that is there from the first has begun to watch, in whatever order
  useEffect(() => queueMicrotask(tell), []);
}
