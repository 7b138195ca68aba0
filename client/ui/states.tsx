import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { NoSignal, Unplugged } from './drawings';
import { RetryIcon } from './icons';
import styles from './states.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface EmptyStateProps {
  /** The specification's own sentence where it has one. */
  title: ReactNode;
  children?: ReactNode;
  /** The way on: a LinkButton or Button. */
  action?: ReactNode;
  drawing?: ReactNode;
}

/** A list that really is empty. One that failed to load is an ErrorState (decisions §6). */
export function EmptyState({ title, children, action, drawing = <NoSignal /> }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {drawing}
      <div className={styles.title}>{title}</div>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  title?: ReactNode;
  message: ReactNode;
  onRetry: () => void;
  busy?: boolean;
}

/** Something could not be loaded: what, why, and a button that tries again. */
export function ErrorState({ title, message, onRetry, busy }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <Unplugged />
      <p className={styles.title}>{title ?? <Trans>This could not be loaded.</Trans>}</p>
      <div className={styles.text}>{message}</div>
      <Button variant="secondary" icon={<RetryIcon />} onClick={onRetry} busy={busy}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

/** The same where there is little room, beside or above other things. */
export function ErrorNote({ message, onRetry, busy }: Omit<ErrorStateProps, 'title'>) {
  return (
    <div className={styles.note} role="alert">
      <p>{message}</p>
      <Button variant="secondary" size="sm" icon={<RetryIcon />} onClick={onRetry} busy={busy}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

/** Wraps skeletons: says 'Loading' once to ears instead of reading out grey boxes. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <output>
        <VisuallyHidden>{t`Loading…`}</VisuallyHidden>
      </output>
      {children}
    </>
  );
}
