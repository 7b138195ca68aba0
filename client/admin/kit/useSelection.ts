import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/**
 * Which rows of a list are marked for something to be done with all of them. Whoever shows it subscribes to what it shows of it
 * (`useIsSelected`, `useSelectedOnPage`, `useSelectedRows`): one tick would else draw a table of twenty rows anew.
 */
export interface Selection<Row = unknown> {
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** How much of the page on screen is selected. */
  onPage: () => 'none' | 'some' | 'all';
  /** Selects the page on screen, or takes it out again if all of it is selected. */
  togglePage: () => void;
  /** What is selected, on whatever page, each as it was last seen. */
  rows: () => readonly Row[];
  clear: () => void;
  /** Says which rows are on screen. */
  show: (rows: readonly Row[]) => void;
  subscribe: (listener: () => void) => () => void;
}

function createSelection<Row>(keyOf: (row: Row) => string): Selection<Row> {
  const listeners = new Set<() => void>();
  let onScreen: ReadonlyMap<string, Row> = new Map();
  let chosen: ReadonlyMap<string, Row> = new Map();
  let rows: readonly Row[] = [];

  function change(next: { onScreen?: ReadonlyMap<string, Row>; chosen?: ReadonlyMap<string, Row> }): void {
    ({ onScreen, chosen } = { onScreen, chosen, ...next });
    const seen = [...chosen].map(([key, row]) => onScreen.get(key) ?? row);
    if (seen.length !== rows.length || seen.some((row, index) => row !== rows[index])) rows = seen;
    for (const tell of listeners) tell();
  }

  function mark(some: Iterable<string>, wanted: boolean): void {
    const next = new Map(chosen);
    for (const key of some) {
      const row = onScreen.get(key);
      if (wanted && row) next.set(key, row);
      else next.delete(key);
    }
    change({ chosen: next });
  }

  function onPage() {
    const selected = [...onScreen.keys()].filter((key) => chosen.has(key)).length;
    return selected === 0 ? 'none' : selected === onScreen.size ? 'all' : 'some';
  }

  return {
    has: (row) => chosen.has(keyOf(row)),
    toggle: (row) => mark([keyOf(row)], !chosen.has(keyOf(row))),
    onPage,
    togglePage: () => mark(onScreen.keys(), onPage() !== 'all'),
    rows: () => rows,
    clear: () => change({ chosen: new Map() }),
    show: (shown) => change({ onScreen: new Map(shown.map((row) => [keyOf(row), row])) }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const none: readonly never[] = [];

/** The selection of a list, which outlives a change of the page, for as long as the tab is open. */
export function useSelection<Row>(rows: readonly Row[] | undefined, keyOf: (row: Row) => string): Selection<Row> {
  const [selection] = useState(() => createSelection(keyOf));
  const shown = rows ?? none;
  useLayoutEffect(() => selection.show(shown), [selection, shown]);
  return selection;
}

/** Whether a row is marked. */
export const useIsSelected = <Row>({ subscribe, has }: Selection<Row>, row: Row): boolean =>
  useSyncExternalStore(subscribe, () => has(row));

/** How much of the page on screen is marked. */
export const useSelectedOnPage = <Row>({ subscribe, onPage }: Selection<Row>) =>
  useSyncExternalStore(subscribe, onPage);

/** All that are marked. */
export const useSelectedRows = <Row>({ subscribe, rows }: Selection<Row>): readonly Row[] =>
  useSyncExternalStore(subscribe, rows);
