import { type ReactNode, useId } from 'react';
import { classes, FieldError, VisuallyHidden } from '../../ui';
import fieldStyles from '../../ui/Field.module.css';
import styles from './MediaFrame.module.css';
import { useDropZone } from './useDropZone';

interface MediaFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Already in the reader's language. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Files that were dropped here or pasted, unchecked. */
  onFiles: (files: File[]) => void;
  /** Said politely: what has just arrived. */
  news: string;
  /** How its content is laid out. */
  className: string | undefined;
  /** @param describedBy for the control that files are chosen with */
  children: (describedBy: string | undefined) => ReactNode;
}

/** Label, hint and error around a place for files, which lights up when some hang over it. */
export function MediaFrame({ label, hint, error, required, onFiles, news, className, children }: MediaFrameProps) {
  const id = useId();
  const zone = useDropZone<HTMLDivElement>(onFiles);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={fieldStyles.field} role="group" aria-labelledby={id} aria-describedby={describedBy}>
      <span className={fieldStyles.label} id={id}>
        {label}
        {required && (
          <span className={fieldStyles.required} aria-hidden="true">
            *
          </span>
        )}
      </span>
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={classes(styles.zone, className)} {...zone}>
        {children(describedBy)}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <output className={styles.news}>
        <VisuallyHidden>{news}</VisuallyHidden>
      </output>
    </div>
  );
}
