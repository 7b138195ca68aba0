import type { ReactNode } from 'react';
import styles from './TableToolbar.module.css';

interface TableToolbarProps {
  /** Search and filters. */
  children?: ReactNode;
  /** What can be done with the whole list: add, export. */
  actions?: ReactNode;
}

/** What stands above a list. */
export function TableToolbar({ children, actions }: TableToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {children && (
        <div role="search" className={styles.filters}>
          {children}
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
