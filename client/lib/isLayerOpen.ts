/** Whether something lies over the page that has the keys to itself: a dialog, though not the chat, which is beside it. */
export const isLayerOpen = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"]:not([aria-modal="false"], [hidden])') !== null;
