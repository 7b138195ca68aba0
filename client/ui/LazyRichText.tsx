import { lazy, Suspense, useDeferredValue } from 'react';
import { serverSide } from '../lib/serverSide';
import styles from './RichText.module.css';
import { SkeletonText } from './Skeleton';
import { useDrawnByServer } from './useDrawnByServer';

const load = () => import('./RichText');
const RichText = lazy(async () => ({ default: (await load()).RichText }));

/** Fetches the sanitiser ahead of time: when a hand or the keyboard comes near what needs it. */
export const prepareRichText = (): Promise<unknown> => load().catch(() => undefined);

/**
 * HTML of the owner's, with the sanitiser fetched when it is first shown. What the server drew it has sanitised, too: that stays as it
 * is until the owner writes something else.
 */
export function LazyRichText({ html, lines = 2 }: { html: string; lines?: number }) {
  const drawn = useDrawnByServer(html);
  // what is on screen stays there while the sanitiser is on its way
  const shown = useDeferredValue(html);
  return (
    <Suspense fallback={<SkeletonText lines={lines} />}>
      {shown === drawn ? <DrawnText html={shown} /> : <RichText html={shown} />}
    </Suspense>
  );
}

/** The server writes it; the client leaves what it finds in the document. */
function DrawnText({ html }: { html: string }) {
  const written = serverSide()?.richText(html);
  return (
    <div
      className={styles.text}
      lang={written?.language}
      data-rich-text=""
      dangerouslySetInnerHTML={{ __html: written?.html ?? '' }}
      suppressHydrationWarning
    />
  );
}
