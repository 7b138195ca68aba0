import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { isComposing } from '../../lib/typedKey';
import { Button, CloseIcon } from '../../ui';
import { Modal } from '../../ui/Modal';
import { useVisibleScreen } from './useVisibleScreen';
import styles from './ChatFrame.module.css';

interface ChatFrameProps {
  label: string;
  /** Beside the page, which stays in use; else it fills the screen. */
  isPanel: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The window of the chat: a panel in the corner where there is room, the whole screen of a phone. */
export function ChatFrame({ isPanel, ...props }: ChatFrameProps) {
  return isPanel ? <Panel {...props} /> : <Screen {...props} />;
}

type FrameProps = Omit<ChatFrameProps, 'isPanel'>;

function Panel({ label, onClose, children }: FrameProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const field = panel.current?.querySelector<HTMLElement>('textarea:not(:disabled)');
    (field ?? panel.current)?.focus();
  }, []);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    // A field that is disabled while the assistant answers has lost the focus to nobody.
    const { activeElement } = document;
    if (activeElement === document.body || panel.current?.contains(activeElement)) onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-modal="false"
      aria-label={label}
      tabIndex={-1}
      data-chat-panel
    >
      {children}
      <Button
        variant="ghost"
        className={styles.close}
        icon={<CloseIcon size={24} />}
        aria-label={t`Close`}
        onClick={onClose}
      />
    </div>
  );
}

function Screen({ label, onClose, children }: FrameProps) {
  const { height, top } = useVisibleScreen();
  return (
    <Modal look="sheet" label={label} onClose={onClose}>
      <div className={styles.screen} style={{ height, marginTop: top }}>
        {children}
      </div>
    </Modal>
  );
}
