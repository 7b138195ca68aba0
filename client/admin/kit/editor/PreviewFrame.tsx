import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onResize } from '../../../lib/onResize';
import styles from './PreviewFrame.module.css';

/** In CSS pixels: a small phone, and a desk on which the page has its columns. */
const WIDTHS = { phone: 360, desktop: 1280 };

export type Screen = keyof typeof WIDTHS;

interface PreviewFrameProps {
  label: string;
  screen: Screen;
  children: ReactNode;
}

/**
 * Part of this page in a window of its own, as wide as another screen, so that media queries tell it the truth. It is the same
 * React tree, with our styles copied over. Its links and forms lead nowhere: this is a picture of the page.
 */
export function PreviewFrame({ label, screen, children }: PreviewFrameProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const body = useFrameBody(frame);
  const room = useSize(place);
  const width = WIDTHS[screen];
  const scale = Math.min(1, room.width / width) || 1;

  return (
    <div ref={setPlace} className={styles.place}>
      {/* Nothing is loaded into it: what is in there is ours. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={setFrame}
        title={label}
        className={styles.frame}
        style={{ width, height: room.height / scale, scale: String(scale) }}
      />
      {body &&
        createPortal(
          // What would lead away is caught here, whatever it is that was pressed.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div className={styles.page} onClickCapture={stay} onSubmitCapture={(event) => event.preventDefault()}>
            {children}
          </div>,
          body,
        )}
    </div>
  );
}

function stay(event: MouseEvent): void {
  // Elements of the other window are no instances of this one's `Element`.
  const link = (event.target as HTMLElement).closest?.('a[href]');
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The frame's body, in our clothes; null until there is one. */
function useFrameBody(frame: HTMLIFrameElement | null): HTMLElement | null {
  const [body, setBody] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const inside = frame?.contentDocument;
    if (!inside) return undefined;
    const dress = () => copyLook(document, inside);
    const openBody = () => {
      dress();
      setBody(frame.contentDocument?.body ?? null);
    };
    openBody();
    // Firefox replaces the first empty document by another one.
    frame.addEventListener('load', openBody);
    // Styles of what is loaded while the preview is open, and the theme, which can change by itself at nightfall.
    const observer = new MutationObserver(() => frame.contentDocument && copyLook(document, frame.contentDocument));
    observer.observe(document.head, { childList: true });
    observer.observe(document.documentElement, { attributes: true });
    return () => {
      frame.removeEventListener('load', openBody);
      observer.disconnect();
    };
  }, [frame]);
  return body;
}

/** Makes another document look like ours: language, theme, and all that has been added to our styles meanwhile. */
function copyLook(from: Document, to: Document): void {
  for (const { name, value } of from.documentElement.attributes) to.documentElement.setAttribute(name, value);
  const sheets = [...from.head.querySelectorAll('link[rel="stylesheet"], style')];
  for (const sheet of sheets.slice(to.head.childElementCount)) {
    const copy = to.importNode(sheet, true);
    to.head.append(copy);
    if (sheet instanceof HTMLStyleElement && !sheet.textContent) copyRules(sheet, copy as HTMLStyleElement);
  }
}

/** What a script has written into an empty style element stands only in its sheet. */
function copyRules(from: HTMLStyleElement, to: HTMLStyleElement): void {
  for (const rule of from.sheet?.cssRules ?? []) to.sheet?.insertRule(rule.cssText, to.sheet.cssRules.length);
}

/** How much room an element has, whatever changes it. */
function useSize(element: HTMLElement | null): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return undefined;
    return onResize(element, () => setSize({ width: element.clientWidth, height: element.clientHeight }));
  }, [element]);
  return size;
}
