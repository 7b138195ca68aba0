import type { ReactNode } from 'react';
import { ErrorIcon } from '../../ui';
import { useFormMessage } from '../formMessages';
import styles from './FormAlert.module.css';

interface FormAlertProps {
  /** An English constant; nothing is shown without one. */
  message: string | undefined;
  /** What to do about it. */
  children?: ReactNode;
}

/** A refusal that concerns no single field. The toast has said it aloud, so this one only stays to be read. */
export function FormAlert({ message, children }: FormAlertProps) {
  const say = useFormMessage();
  if (!message) return null;
  return (
    <div className={styles.alert}>
      <ErrorIcon size={22} />
      <div>
        <p className={styles.message}>{say(message)}</p>
        {children && <p className={styles.more}>{children}</p>}
      </div>
    </div>
  );
}
