import { useLingui } from '@lingui/react/macro';
import { type DialogHTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classes } from './classes';
import { CloseIcon } from './icons';
import styles from './Modal.module.css';
import { Toaster } from './Toaster';
import { useLayer } from './useLayer';

interface ModalProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'onClose'> {
  label: string;
  onClose: () => void;
  /**
   * `window` holds words and tiles; `sheet` long forms, on a phone the whole screen; `stage` is the dark room around one large picture;
   * `drawer` slides in from the side.
   */
  look: 'window' | 'sheet' | 'stage' | 'drawer';
  children: ReactNode;
}

/** What had the focus when each window was opened. */
const openers = new WeakMap<Element, Element | null>();

/** Where the focus is now; for a window over another or in its place, where it was before that one. */
function openerNow(): Element | null {
  const below = [...document.querySelectorAll('dialog[open]')].at(-1);
  return (below && openers.get(below)) ?? document.activeElement;
}

/**
 * A native dialog, open for as long as it is mounted: the browser keeps the focus inside, closes it on Escape and gives
 * the focus back; the way back closes it, too. What is said meanwhile appears inside, over it.
 */
export function Modal({ label, onClose, look, children, ...props }: ModalProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLDialogElement>(null);
  useLayer(true, onClose);
  // Before the element leaves the page, or the focus could not go back to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const opener = openerNow();
    openers.set(dialog, opener);
    dialog.showModal();
    return () => {
      dialog.close();
      // The browser gives it to nobody where the window in whose place this one stood is gone.
      const focused = document.activeElement;
      if (opener instanceof HTMLElement && (focused === document.body || dialog.contains(focused))) opener.focus();
    };
  }, []);
  return (
    // Escape and the close button do the same for the keyboard as the click beside the window for the mouse.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...props}
      ref={ref}
      className={classes(styles.modal, styles[look])}
      aria-label={label}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
        <CloseIcon size={24} />
      </button>
      {children}
      <Toaster inDialog />
    </dialog>
  );
}
