import { type ComponentType, lazy, memo, type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { nextFrame } from './afterPaint';
import { firstHand } from './earlyHands';

/** Code that is on its way, for whoever waits until a page is whole (lib/router/pageCode.ts). */
export const codeUnderWay = new Set<Promise<unknown>>();

interface LaterOptions {
  /** Stands in its place where it has to be waited for on screen. */
  waiting: ReactNode;
  /** Whether it has more to show than the server drew, so that it waits for nobody. */
  isNeeded?: () => boolean;
  /** It stands around every page: what the page itself waits for is fetched before it. */
  isAround?: boolean;
}

/**
 * A part of a page that is there to be acted on, in a file of its own: a form, say. Where the server drew it, it stands as it was drawn,
 * and its code comes with the first sign of somebody; what they do meanwhile is kept for it (lib/earlyHands.ts). Elsewhere its code
 * comes together with its page.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, isNeeded = () => false, isAround = false }: LaterOptions,
): ComponentType<Props> {
  type Module = { default: ComponentType<Props> };
  let here: Module | undefined;
  let coming: Promise<Module> | undefined;

  function fetchNow(): Promise<Module> {
    if (here) return atOnce(here);
    if (coming) return coming;
    const fetching = load().then((Code) => (here = { default: Code }));
    codeUnderWay.add(fetching);
    // what went wrong is for whoever shows it
    void fetching.catch(nothing).then(() => codeUnderWay.delete(fetching));
    return (coming = fetching);
  }

  const soonAfter = (hand: Promise<void>) => {
    const answered = hand.then(nextFrame);
    return isAround ? answered.then(nextFrame) : answered;
  };

  let want: (() => void) | undefined;
  const wanted = new Promise<void>((resolve) => (want = resolve));
  const Part = lazy(() => {
    const hand = firstHand();
    return hand && !isNeeded() ? Promise.race([soonAfter(hand), wanted]).then(fetchNow) : fetchNow();
  });
  const hand = firstHand();
  // whoever is here may need it soon, also where it is not on screen yet
  if (hand) void soonAfter(hand).then(fetchNow).catch(nothing);
  else void fetchNow();

  function Later(props: Props) {
    const part = useRef({ isTaken: false });
    useEffect(() => {
      const { current } = part;
      const coming = window.pardaEarly?.coming;
      if (!current.isTaken) coming?.add(current);
      return () => void coming?.delete(current);
    }, []);
    const take = useCallback(() => {
      part.current.isTaken = true;
      window.pardaEarly?.coming.delete(part.current);
    }, []);
    const wasDrawn = useRef(false);
    // What is drawn anew before it was taken over, React does not leave as it was.
    useEffect(() => {
      if (wasDrawn.current) want?.();
      wasDrawn.current = true;
    });
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
        <Taken onTaken={take} />
      </Suspense>
    );
  }
  return memo(Later);
}

/** Beside the part in its boundary: it is taken over with it. */
function Taken({ onTaken }: { onTaken: () => void }) {
  useEffect(onTaken, [onTaken]);
  return null;
}

const nothing = () => undefined;

/** What is here already, for `lazy`, which would show what stands in for it while a promise is being looked at. */
const atOnce = <Value,>(value: Value) =>
  // oxlint-disable-next-line unicorn/no-thenable -- nobody awaits it
  ({ then: (take: (value: Value) => void) => take(value) }) as unknown as Promise<Value>;
