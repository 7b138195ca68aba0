import { newUuid } from './uuid';

/**
 * The layers that lie over the page (windows, drawers, the chat of a phone) in the browser's history: the way back closes the top one, and
 * leaves the page where it is. Each lies on a copy of the page's entry, which the router does not learn of. A copy whose layer is gone stays
 * behind, since to take it away would race with a step to another page; it is passed over when somebody comes by.
 */
interface Entry {
  /** The router's own count; an address that was typed has none. */
  idx?: number;
  /** The same for a page and its copies. */
  page?: string;
  /** How many layers lie on it. */
  layers?: number;
}

/** How each layer is closed, the top one last. A layer may refuse, to ask about what was typed. */
const open: (() => void)[] = [];
let current: { entry: Entry | null; url: string } = { entry: null, url: '' };

const layersOf = (entry: Entry | null): number => entry?.layers ?? 0;
const look = () => ({ entry: history.state as Entry | null, url: location.href });

/** Lays one over the page. @returns takes it away */
export function openLayer(close: () => void): () => void {
  open.push(close);
  if (layersOf(history.state) < open.length) {
    const page = { ...history.state, page: (history.state as Entry | null)?.page ?? newUuid() };
    history.replaceState(page, '');
    history.pushState({ ...page, layers: open.length }, '');
  }
  current = look();
  return () => void open.splice(open.lastIndexOf(close), 1);
}

/** To be told whenever the router has changed the address: where it changed that of a copy, the entry stays one. */
export function noteStep(): void {
  const { entry } = current;
  const isReplaced = entry?.idx !== undefined && entry.idx === (history.state as Entry | null)?.idx;
  if (isReplaced && layersOf(entry) > layersOf(history.state)) {
    history.replaceState({ ...history.state, page: entry.page, layers: layersOf(entry) }, '');
  }
  current = look();
}

/** Listens to the way back before the router does. @returns leaves off */
export function watchLayers(): () => void {
  current = look();
  window.addEventListener('popstate', step, true);
  return () => window.removeEventListener('popstate', step, true);
}

function step(event: PopStateEvent): void {
  const left = current;
  current = look();
  const { entry } = current;
  if (entry?.page === undefined || entry.page !== left.entry?.page) return;
  // between a page and its copies
  event.stopImmediatePropagation();
  const count = layersOf(entry);
  history.replaceState({ ...left.entry, layers: count }, '', left.url);
  current = look();
  if (open.length > count) {
    for (const close of open.slice(count).toReversed()) close();
    // for a layer that stays, the entry that it lies on
    setTimeout(() => open.length > layersOf(history.state) && history.forward(), LONGEST_CLOSING_MS);
  } else if (count < layersOf(left.entry)) history.back();
  else if (count > layersOf(left.entry)) history.forward();
}

/** A window that closes waits for a frame, and for the question whether it may. */
const LONGEST_CLOSING_MS = 300;
