import { lazy, Suspense } from 'react';
import type { TrackedSheetsProps } from './TrackedSheets';

// Few readers may see them, and they are below everything else. When their code cannot be fetched, the rest is there.
const Loaded = lazy(() =>
  import('./TrackedSheets').then(
    ({ TrackedSheets }) => ({ default: TrackedSheets }),
    () => ({ default: () => null }),
  ),
);

/** The state of a set, whose code comes after the page, for those who may see it. */
export function TrackedSheets(props: TrackedSheetsProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
