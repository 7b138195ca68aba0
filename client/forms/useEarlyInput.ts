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
    // values that are the same are told of only with something else
    if (isEdited) form.setValues(values, { shouldTouch: true });
  });
  // once all that is there from the first has begun to watch, in whatever order
  useEffect(() => queueMicrotask(tell), []);
}
