import { useState } from 'react';

export interface Selection<Row = unknown> {
  /** Keys of all that is selected, on whatever page. */
  keys: readonly string[];
  /** What is selected, each as it was last seen. */
  rows: readonly Row[];
  count: number;
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** How much of the page on screen is selected. */
  onPage: 'none' | 'some' | 'all';
  /** Selects the page on screen, or takes it out again if all of it is selected. */
  togglePage: () => void;
  clear: () => void;
}

/**
 * Which rows of a list are marked for something to be done with all of them. It outlives a change of the page, for as long as
 * the tab is open.
 */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const onScreen = new Map(rows.map((row) => [keyOf(row), row]));
  const page = [...onScreen.keys()];
  const keys = [...chosen.keys()];
  const selected = page.filter((key) => chosen.has(key)).length;
  const onPage = selected === 0 ? 'none' : selected === page.length ? 'all' : 'some';

  function mark(some: readonly string[], wanted: boolean): void {
    const next = new Map(chosen);
    for (const key of some) {
      const row = onScreen.get(key);
      if (wanted && row) next.set(key, row);
      else next.delete(key);
    }
    setChosen(next);
  }

  return {
    keys,
    rows: keys.map((key) => onScreen.get(key) ?? chosen.get(key)!),
    count: keys.length,
    has: (row) => chosen.has(keyOf(row)),
    toggle: (row) => mark([keyOf(row)], !chosen.has(keyOf(row))),
    onPage,
    togglePage: () => mark(page, onPage !== 'all'),
    clear: () => setChosen(new Map()),
  };
}
