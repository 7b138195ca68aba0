import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, type TouchEvent, useRef } from 'react';
import { formatNumber } from '../lib/digits';
import { classes } from './classes';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import { PauseIcon, PlayIcon } from './icons/play';
import styles from './Slideshow.module.css';
import type { SlideshowControls } from './useSlideshow';

/** So many dots find room between the buttons on a phone; more get a line of their own there. */
const FEW = { withArrows: 3, alone: 6 };

interface Slide {
  id: string;
  /** What it is about, for the dot that leads to it. */
  name: string;
  content: ReactNode;
}

interface SlideshowProps {
  /** For ears: what the slides show. */
  label: string;
  slides: readonly Slide[];
  /** From `useSlideshow`, with as many slides as there are here. */
  controls: SlideshowControls;
  arrows?: boolean;
  dots?: boolean;
  className?: string;
}

/**
 * Slides one after another, as ARIA's carousel describes them: a button that stops them, a way to each of them, and a
 * swipe. All of them lie in one cell, so that the tallest sets the height and nothing below ever jumps. It brings no
 * ground of its own: the bar of buttons takes the colour of the text around it.
 */
export function Slideshow({ label, slides, controls, arrows, dots, className }: SlideshowProps) {
  const { t, i18n } = useLingui();
  const { index, handlers, running } = controls;
  const swipe = useSwipe({ onLeft: controls.next, onRight: controls.previous });
  const moves = slides.length > 1;
  const number = (value: number) => formatNumber(value, i18n.locale);
  const total = number(slides.length);

  return (
    <section
      className={classes(styles.slideshow, className)}
      aria-label={label}
      aria-roledescription={t`carousel`}
      {...handlers}
    >
      {moves && (
        <div className={classes(styles.bar, slides.length > (arrows ? FEW.withArrows : FEW.alone) && styles.many)}>
          <PlayButton controls={controls} />
          {arrows && (
            <div className={styles.arrows}>
              <button
                type="button"
                className={styles.button}
                aria-label={t`Previous slide`}
                onClick={controls.previous}
              >
                <ChevronLeftIcon size={24} />
              </button>
              <button type="button" className={styles.button} aria-label={t`Next slide`} onClick={controls.next}>
                <ChevronRightIcon size={24} />
              </button>
            </div>
          )}
          {dots && (
            <div className={styles.dots} style={{ '--count': slides.length } as CSSProperties}>
              {slides.map(({ id, name }, at) => {
                const position = number(at + 1);
                return (
                  <button
                    key={id}
                    type="button"
                    className={styles.dot}
                    aria-label={t`Slide ${position}: ${name}`}
                    aria-current={at === index || undefined}
                    onClick={() => controls.go(at)}
                  />
                );
              })}
            </div>
          )}
        </div>
      )}
      <div className={styles.slides} aria-live={moves && !running ? 'polite' : 'off'} {...swipe}>
        {slides.map(({ id, content }, at) => {
          const position = number(at + 1);
          return (
            <div
              key={id}
              role="group"
              className={styles.slide}
              aria-roledescription={t`slide`}
              aria-label={t`${position} of ${total}`}
              aria-hidden={at !== index || undefined}
              inert={at !== index}
            >
              {content}
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Stops what moves, and lets it go on (WCAG 2.2.2). */
function PlayButton({ controls: { paused, setPaused } }: { controls: SlideshowControls }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={paused ? t`Play slides` : t`Pause slides`}
      onClick={() => setPaused(!paused)}
    >
      {paused ? <PlayIcon /> : <PauseIcon />}
    </button>
  );
}

/** In px; less is a tap that slipped. */
const SWIPE = 40;

/** One finger that goes sideways. Up and down stays with the page, which the style sheet asks for by `touch-action`. */
function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const across = touch.clientX - from.x;
      if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(touch.clientY - from.y)) return;
      if (across < 0) onLeft();
      else onRight();
    },
  };
}
