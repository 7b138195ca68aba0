import { act } from '@testing-library/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import type { Upload, Uploads } from '../useUploads';

/** One file of a field in the state that a test wants to look at. */
export const upload = (change: Partial<Upload> = {}): Upload => ({
  id: change.name ?? 'one',
  name: 'front.jpg',
  preview: 'blob:front',
  state: 'done',
  progress: 1,
  url: '/media/front.webp',
  error: null,
  ...change,
});

/** The uploads of a field as a test sets them out; what is asked of them is only noted. */
export const uploadsOf = (...items: Upload[]) =>
  ({
    items,
    urls: items.flatMap(({ url }) => url ?? []),
    isBusy: false,
    add: vi.fn<Uploads['add']>(),
    addUrl: vi.fn<Uploads['addUrl']>(),
    retry: vi.fn<Uploads['retry']>(),
    remove: vi.fn<Uploads['remove']>(),
    reset: vi.fn<Uploads['reset']>(),
    unsent: () => [],
    settled: vi.fn<Uploads['settled']>(),
  }) satisfies Uploads;

/** A place whose content a test exchanges, as the page around a field does. */
export function changing(first: ReactNode) {
  const watchers = new Set<() => void>();
  let content = first;
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  return {
    Changing: () => useSyncExternalStore(watch, () => content),
    change(next: ReactNode) {
      content = next;
      act(() => watchers.forEach((tell) => tell()));
    },
  };
}
