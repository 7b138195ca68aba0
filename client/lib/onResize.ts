/**
 * Tells of an element's size, now and whenever it changes; where the browser cannot watch it, whenever the window's does.
 * @returns the way to stop
 */
export function onResize(element: Element, act: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    act();
    addEventListener('resize', act);
    return () => removeEventListener('resize', act);
  }
  const observer = new ResizeObserver(act);
  observer.observe(element);
  return () => observer.disconnect();
}
