import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ResourceFormProps } from '../ResourceTab';
import { type ItemForm, type ItemFormOptions, useItemForm } from './useItemForm';

interface ResourceFormOptions<Row, Values extends FieldValues> extends Pick<ItemFormOptions<Values>, 'checks'> {
  /** Names the drafts: 'product' for 'product.new' and 'product.{id}'. */
  thing: string;
  /** @param before what was edited, where somebody else has saved another version meanwhile */
  valuesOf: (row: Row, before?: Values) => Values;
  /** What a new one begins with. */
  begin: () => Values;
  create: (values: Values) => Promise<unknown>;
  update: (id: string, values: Values, version: number | null) => Promise<unknown>;
  /** What the green toast says. */
  added: string;
  updated: string;
}

/** The form of a row of a list, or of a new one (`useItemForm`), as `ResourceTab` opens it. */
export function useResourceForm<Row extends { id: string; version: number }, Values extends FieldValues>(
  { stored, readAgain, onClose }: ResourceFormProps<Row>,
  { thing, valuesOf, begin, create, update, added, updated, checks }: ResourceFormOptions<Row, Values>,
): ItemForm<Values> {
  const [begun] = useState(() => (stored ? valuesOf(stored) : begin()));
  const known = useRef(begun);
  return useItemForm<Values>({
    name: `${thing}.${stored?.id ?? 'new'}`,
    begun,
    version: stored?.version ?? null,
    saved: stored ? updated : added,
    checks,
    send: (values, version) => (stored ? update(stored.id, values, version) : create(values)),
    async readTheirs() {
      const theirs = await readAgain();
      if (!theirs) return null;
      known.current = valuesOf(theirs, known.current);
      return { content: known.current, version: theirs.version };
    },
    onClose,
  });
}
