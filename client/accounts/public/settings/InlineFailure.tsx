import { ErrorIcon } from '../../../ui';
import styles from './Settings.module.css';

/** Why something could not be done, at its place; nothing where it could. @param children in the reader's language */
export const InlineFailure = ({ children }: { children: string | null }) =>
  children && (
    <p className={styles.failed} role="alert">
      <ErrorIcon size={18} />
      {children}
    </p>
  );
