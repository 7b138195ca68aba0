import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from './useReducedMotion';

interface SlideshowOptions {
  /** How many slides there are; fewer than two never move. */
  count: number;
  /** How long a slide stands, in milliseconds; null for one that says itself when it is over, by calling `next`. */
  durationOf: (index: number) => number | null;
}

export interface SlideshowControls {
  /** The slide that is shown: always one that exists, 0 without any. */
  index: number;
  count: number;
  /** Shows a slide; one past either end wraps around. */
  go: (index: number) => void;
  next: () => void;
  previous: () => void;
  /** Whether the person has stopped it, or wants little motion and has not asked it to play. */
  paused: boolean;
  setPaused: (paused: boolean) => void;
  /** Whether it moves by itself at this moment: not paused, nobody is near, and the tab is on screen. */
  running: boolean;
  /** For the element that holds the slides and their buttons. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const tabIsHidden = () => document.visibilityState === 'hidden';

/**
 * The clockwork of a slideshow. It waits while a pointer or the keyboard is on it, in a hidden tab, and where little
 * motion is wanted (decisions §6); a slide that waited stands its whole time again. Slides that come and go with
 * fresh content keep the place, and the same content again does not start the time anew.
 */
export function useSlideshow({ count, durationOf }: SlideshowOptions): SlideshowControls {
  const [place, setPlace] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  /** What the person pressed last; before that, motion decides. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const still = useReducedMotion();
  const hidden = useSyncExternalStore(subscribeToVisibility, tabIsHidden, () => false);

  const index = Math.max(0, Math.min(place, count - 1));
  const paused = choice ?? still;
  const running = count > 1 && !paused && !hovered && !focused && !hidden;
  const duration = count > 1 ? durationOf(index) : null;

  const go = (wanted: number) => setPlace(count > 0 ? ((wanted % count) + count) % count : 0);
  const leave = useEffectEvent((shown: number) => go(shown + 1));

  useEffect(() => {
    if (!running || duration === null) return undefined;
    const timer = setTimeout(() => leave(index), duration);
    return () => clearTimeout(timer);
  }, [running, duration, index]);

  return {
    index,
    count,
    go,
    next: () => go(index + 1),
    previous: () => go(index - 1),
    paused,
    setPaused: (wanted) => {
      setChoice(wanted);
      // Whoever presses play is still on the button: it plays all the same, until they come to it anew.
      if (!wanted) {
        setHovered(false);
        setFocused(false);
      }
    },
    running,
    handlers: {
      // A finger does not hover: its 'enter' would have no 'leave' until the next touch elsewhere.
      onPointerEnter: ({ pointerType }) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A button that was only clicked keeps the focus, but nobody is reading there with the keyboard.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(false);
      },
    },
  };
}
