const regions: symbol[] = [];
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/**
 * The regions that could show toasts, the topmost last. It alone shows them: while a dialog is open, the rest of the page
 * can neither be seen well, nor heard, nor pressed, so a dialog brings a region of its own. Knows nothing of React.
 */
export const toastRegions = {
  /**
   * @param inDialog over all that is there; the page's own lies under every dialog, whichever came first.
   * @returns what takes the region away again.
   */
  add(region: symbol, inDialog: boolean): () => void {
    if (inDialog) regions.push(region);
    else regions.unshift(region);
    tell();
    return () => {
      regions.splice(regions.indexOf(region), 1);
      tell();
    };
  },
  last: (): symbol | undefined => regions.at(-1),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
