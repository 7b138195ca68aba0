import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button, CloseIcon, SuccessIcon } from '../../../ui';
import { UndoIcon } from '../../../ui/icons/media';
import styles from './Bulk.module.css';

interface UndoBarProps {
  message: string;
  busy: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

const SHOWN_MS = 10_000;

/** What was done to many things, with the way back: for ten seconds, and for as long as a hand or the keyboard is at it. */
export function UndoBar({ message, busy, onUndo, onDismiss }: UndoBarProps) {
  const { t } = useLingui();
  const [isHeld, setHeld] = useState(false);
  const end = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isHeld || busy) return undefined;
    const timer = setTimeout(() => end(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, busy]);
  return (
    // Held by a hand that is near: nothing happens by that alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.undo}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <SuccessIcon size={20} />
      <span className={styles.message}>{message}</span>
      <Button size="sm" variant="secondary" icon={<UndoIcon />} busy={busy} onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
      <Button size="sm" variant="ghost" icon={<CloseIcon />} aria-label={t`Dismiss`} onClick={onDismiss} />
    </div>
  );
}
