import { useState } from 'react';
import { useAdminParams } from '../../admin/kit/useAdminParams';
import { storage } from '../../lib/storage';

export type Layout = 'table' | 'board';

const KEY = 'parda.desk.repairs.layout';

const read = (text: string | null): Layout | null => (text === 'board' || text === 'table' ? text : null);

/**
 * Table or board: `?layout=board`. An address that says nothing opens what this device showed last.
 * @param isTable whether the address asks for what only the table can show
 */
export function useLayout(isTable: boolean) {
  const [params, change] = useAdminParams();
  const [usual, setUsual] = useState<Layout>(() => (isTable ? null : read(storage.get(KEY))) ?? 'table');
  return {
    layout: read(params.get('layout')) ?? (isTable ? 'table' : usual),
    show(layout: Layout): void {
      storage.set(KEY, layout);
      setUsual(layout);
      change(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('page');
          if (layout === 'board') next.set('layout', layout);
          else next.delete('layout');
          return next;
        },
        { later: true },
      );
    },
  };
}
