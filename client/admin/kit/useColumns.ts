import { useState } from 'react';
import { storage } from '../../lib/storage';
import type { Column } from './columns';

/** What a list is known by on this device: the columns that it has. */
const keyOf = (columns: readonly Pick<Column<never>, 'id'>[]) =>
  `parda.desk.columns.${columns.map(({ id }) => id).join('.')}`;

const remembered = (key: string): string[] => storage.get(key)?.split('.').filter(Boolean) ?? [];

/** Which columns of a list this device shows: all but those that were taken away. The first one names the row and stays. */
export function useColumns<Shown extends Pick<Column<never>, 'id'>>(columns: readonly Shown[]) {
  const key = keyOf(columns);
  const [hidden, setHidden] = useState(() => remembered(key));
  const isShown = (id: string) => id === columns[0]?.id || !hidden.includes(id);
  return {
    shown: columns.filter(({ id }) => isShown(id)),
    isShown,
    show(id: string, visible: boolean): void {
      const others = hidden.filter((each) => each !== id);
      const next = visible ? others : [...others, id];
      if (next.length > 0) storage.set(key, next.join('.'));
      else storage.remove(key);
      setHidden(next);
    },
  };
}
