import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { motionIsReduced } from '../lib/theme';
import { textLanguage } from '../lib/textLanguage';
import styles from './Accordion.module.css';
import { ChevronDownIcon } from './icons';
import { useDrawnByServer } from './useDrawnByServer';

interface AccordionProps {
  items: {
    id: string;
    title: string;
    /** Folded it is drawn for search engines alone, and needs nothing that a browser would fetch. */
    content: (isOpen: boolean) => ReactNode;
  }[];
  /** h3 below a title of the list's own; h2 straight below that of the page. */
  heading?: 'h2' | 'h3';
  /** Called when a pointer, a finger or the focus comes near: the time to fetch what the contents need. */
  onApproach?: () => void;
  /** What something else opens, as a link does; with another `arrival` the same is opened again. */
  wanted?: { id: string; arrival: object } | undefined;
}

/** Questions that fold out: one open at a time, and a click on the open one closes it (public-site §2, FAQ). */
export function Accordion({ items, heading: Heading = 'h2', onApproach, wanted }: AccordionProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const prefix = useId();
  // search engines read what is folded, too; in a browser each is made when it is opened
  const isDrawn = useDrawnByServer(true) !== null;
  useOpening(wanted && items.some(({ id }) => id === wanted.id) ? wanted : null, (id) => {
    setOpenId(id);
    const button = document.getElementById(`${prefix}${id}-button`);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ behavior: motionIsReduced() ? 'auto' : 'smooth' });
  });
  return (
    <div className={styles.accordion} onPointerEnter={onApproach} onPointerDown={onApproach} onFocus={onApproach}>
      {items.map(({ id, title, content }) => {
        const open = id === openId;
        return (
          <div key={id} className={styles.item} data-open={open}>
            <Heading className={styles.heading} lang={textLanguage(title)}>
              <button
                type="button"
                className={styles.button}
                id={`${prefix}${id}-button`}
                aria-expanded={open}
                aria-controls={`${prefix}${id}-panel`}
                onClick={() => setOpenId(open ? null : id)}
              >
                <span>{title}</span>
                <ChevronDownIcon size={22} />
              </button>
            </Heading>
            <section
              className={styles.panel}
              id={`${prefix}${id}-panel`}
              aria-labelledby={`${prefix}${id}-button`}
              // A long answer scrolls inside its panel, so the keyboard must be able to reach it.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={open ? 0 : undefined}
              hidden={!open}
            >
              {(open || isDrawn) && content(open)}
            </section>
          </div>
        );
      })}
    </div>
  );
}

/** Opens what is wanted once it is there, and once only: after that the reader's own presses count. */
function useOpening(wanted: { id: string; arrival: object } | null, open: (id: string) => void): void {
  const opening = useEffectEvent(open);
  const opened = useRef<object>(undefined);
  const { id, arrival } = wanted ?? {};
  useEffect(() => {
    if (id === undefined || opened.current === arrival) return;
    opened.current = arrival;
    opening(id);
  }, [id, arrival]);
}
