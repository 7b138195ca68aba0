import { useState } from 'react';
import { storage } from '../../lib/storage';
import { PAGE_SIZES } from './tableView';

const KEY = 'parda.desk.rows';

const remembered = (): number | undefined => PAGE_SIZES.find((size) => String(size) === storage.get(KEY));

/**
 * How many rows the pages of this device's lists have.
 * @param usual what a list has where nothing was chosen yet
 */
export function usePageSize(usual: number = PAGE_SIZES[0]) {
  const [chosen, setChosen] = useState(remembered);
  return {
    pageSize: chosen ?? usual,
    choose(size: number): void {
      storage.set(KEY, String(size));
      setChosen(size);
    },
  };
}
