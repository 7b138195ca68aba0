import { lazy, Suspense } from 'react';
import { SkeletonText } from './Skeleton';

const load = () => import('./RichText');
const RichText = lazy(async () => ({ default: (await load()).RichText }));

/** Fetches the sanitiser ahead of time: when a hand or the keyboard comes near what needs it, or its text is on screen already. */
export const prepareRichText = (): Promise<unknown> => load().catch(() => undefined);

/** HTML of the owner's, with the sanitiser fetched when it is first shown. */
export function LazyRichText({ html, lines = 2 }: { html: string; lines?: number }) {
  return (
    <Suspense fallback={<SkeletonText lines={lines} />}>
      <RichText html={html} />
    </Suspense>
  );
}
