import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { newUuid } from '../../../lib/uuid';
import { emptyLine, isEmptyLine, linesInOrder, type LinesValues, type LineValues } from './lineValues';

/** The lines of a form that has some: which there are, and how one comes and goes. */
export function useLines<Values extends LinesValues & FieldValues>(whole: UseFormReturn<Values>) {
  // The form has more fields, which are none of the lines' business.
  const form = whole as unknown as UseFormReturn<LinesValues>;
  const values = form.watch();
  // takes the focus
  const [newest, setNewest] = useState<string | null>(null);
  const { setFocus } = form;
  useEffect(() => {
    if (newest !== null) setFocus(`lines.${newest}.text`);
  }, [newest, setFocus]);
  const adding = useRef<HTMLButtonElement>(null);
  const reorder = (order: string[]) => form.setValue('order', order, { shouldDirty: true });

  /** Puts lines behind those that are there, or in the place of a last one that is still empty. */
  function add(lines: readonly LineValues[]): void {
    const { lines: known, order } = form.getValues();
    const last = order.at(-1);
    const kept =
      last !== undefined && isEmptyLine(known[last]!) && !lines.every(isEmptyLine) ? order.slice(0, -1) : order;
    const named = lines.map((line) => [newUuid(), line] as const);
    for (const [name, line] of named) form.setValue(`lines.${name}`, line, { shouldDirty: true });
    reorder([...kept, ...named.map(([name]) => name)]);
    setNewest(named[0]?.[0] ?? null);
  }

  return {
    form,
    order: values.order,
    inOrder: linesInOrder(values),
    /** Takes the focus when a line has gone. */
    adding,
    add,
    addEmpty: () => add([emptyLine()]),
    /** What was typed into it stays in the form, but is not sent. */
    remove(name: string): void {
      reorder(form.getValues('order').filter((other) => other !== name));
      adding.current?.focus();
    },
  };
}

export type Lines = ReturnType<typeof useLines>;
