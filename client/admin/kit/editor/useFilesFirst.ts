import { type FormEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ItemForm } from './useItemForm';

/**
 * A form that is sent once its files have arrived, and not at all where one of them cannot (back-office §8). What is wrong in it already
 * is said at once, without waiting for the files.
 * @param settle waits for the files; @returns whether all of them are there; what is not, it has said
 */
export function useFilesFirst<Values extends FieldValues>(
  item: ItemForm<Values>,
  settle: () => Promise<boolean>,
): ItemForm<Values> {
  const [isWaiting, setWaiting] = useState(false);
  const underWay = useRef(false);

  async function areThere(): Promise<boolean> {
    if (!(await item.form.trigger())) return true;
    setWaiting(true);
    return settle().finally(() => setWaiting(false));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const ready = await areThere().finally(() => (underWay.current = false));
    if (ready) item.submit(event);
  }

  return { ...item, sending: item.sending || isWaiting, submit: (event) => void submit(event) };
}
