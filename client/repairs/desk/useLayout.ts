import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storage } from '../../lib/storage';

export type Layout = 'table' | 'board';

const KEY = 'parda.desk.repairs.layout';

const read = (text: string | null): Layout | null => (text === 'board' || text === 'table' ? text : null);

/**
 * Table or board: `?layout=board`. An address that says nothing opens what this device showed last.
 * @param isTable whether the address asks for what only the table can show
 */
export function useLayout(isTable: boolean) {
  const [params, setParams] = useSearchParams();
  const [usual, setUsual] = useState<Layout>(() => (isTable ? null : read(storage.get(KEY))) ?? 'table');
  return {
    layout: read(params.get('layout')) ?? (isTable ? 'table' : usual),
    show(layout: Layout): void {
      storage.set(KEY, layout);
      setUsual(layout);
      const next = new URLSearchParams(params);
      next.delete('page');
      if (layout === 'board') next.set('layout', layout);
      else next.delete('layout');
      setParams(next, { preventScrollReset: true });
    },
  };
}
