import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui';
import styles from './Settings.module.css';

interface InlineQuestionProps {
  /** The question in short, for ears. */
  label: string;
  /** The question, and what the answer brings about. */
  children: ReactNode;
  /** What the button says that does it. */
  action: ReactNode;
  busy: boolean;
  onKeep: () => void;
  onConfirm: () => void;
}

/** Asks once more before something goes, at its place. */
export function InlineQuestion({ label, children, action, busy, onKeep, onConfirm }: InlineQuestionProps) {
  return (
    <div className={styles.question} role="group" aria-label={label}>
      <p>{children}</p>
      <Button variant="secondary" size="sm" onClick={onKeep}>
        <Trans>Keep it</Trans>
      </Button>
      <Button variant="danger" size="sm" busy={busy} onClick={onConfirm}>
        {action}
      </Button>
    </div>
  );
}
