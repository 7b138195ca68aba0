import { type Ref, type RefCallback, useCallback } from 'react';
import { keepEarlyInput } from '../lib/earlyInput';

/** The ref of a field that the server may have drawn: its form gets it with what was typed before React reached it. */
export function useFieldRef<Field extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
  given: Ref<Field> | undefined,
): RefCallback<Field> {
  return useCallback(
    (field) => {
      const finish = field ? keepEarlyInput(field) : undefined;
      give(given, field);
      finish?.();
    },
    [given],
  );
}

function give<Field>(ref: Ref<Field> | undefined, field: Field | null): void {
  if (typeof ref === 'function') ref(field);
  else if (ref) ref.current = field;
}
