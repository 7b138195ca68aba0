import type { ReactNode } from 'react';
import { SuccessIcon, WarningIcon } from '../../../ui';
import styles from './Notice.module.css';

interface NoticeProps {
  /** Nothing while there is nothing to say. */
  children: ReactNode;
  tone?: 'warning' | 'success';
}

/** A sentence that stays, other than a toast. The region waits in the page, or its first words would not be read out. */
export function Notice({ children, tone = 'warning' }: NoticeProps) {
  const Icon = tone === 'success' ? SuccessIcon : WarningIcon;
  return (
    <div role="alert" className={styles.region}>
      {children && (
        <div className={styles.notice} data-tone={tone}>
          <Icon size={22} />
          <p>{children}</p>
        </div>
      )}
    </div>
  );
}
