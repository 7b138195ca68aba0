import type { Location } from 'react-router-dom';

const KEY = 'parda.scroll';

/** How far each step of this tab's history was scrolled. Remembering is a kindness, never a reason to fail. */
export function createScrollMemory() {
  const positions = new Map<string, number>(remembered());
  return {
    keep: ({ key }: Location): void => void positions.set(key, window.scrollY),
    of: ({ key }: Location): number | undefined => positions.get(key),
    /** Makes a reload find what is kept. */
    save(): void {
      try {
        sessionStorage.setItem(KEY, JSON.stringify([...positions]));
      } catch {
        // A reload begins at the top.
      }
    },
  };
}

function remembered(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** Scrolls to where a step was left, else to the element that its address names, else to the top. */
export function scrollTo({ hash }: Location, position: number | undefined): void {
  if (position !== undefined) return window.scrollTo(0, position);
  const named = hash && document.getElementById(decoded(hash.slice(1)));
  if (named) named.scrollIntoView();
  else window.scrollTo(0, 0);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
