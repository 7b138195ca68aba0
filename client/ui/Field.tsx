import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { ErrorIcon } from './icons';
import styles from './Field.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** What a control needs to know about the field it is in; spread it on the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Already in the reader's language; is at the field as well as in the toast (decisions §11). */
  error?: string | undefined;
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label, hint and error around one control. `aria-required` instead of `required`: the messages are the
 * specification's own, not the browser's.
 */
export function Field({ label, hint, error, required, children }: FieldProps) {
  const { t } = useLingui();
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required}>
            <span aria-hidden="true">*</span>
            <VisuallyHidden>{t`required`}</VisuallyHidden>
          </span>
        )}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

interface FieldGroupProps {
  label: ReactNode;
  error?: string | undefined;
  /** @param id of the group, from which its controls can make their own */
  children: (id: string) => ReactNode;
}

/** The same frame around several radio buttons, which are one field together. */
export function FieldGroup({ label, error, children }: FieldGroupProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.field} role="radiogroup" aria-labelledby={id} aria-describedby={errorId}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      {children(id)}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** What is wrong, below the field that it is wrong with; nothing where nothing is. */
export function FieldError({ id, children }: { id: string | undefined; children: string | undefined }) {
  return (
    children && (
      <p className={styles.error} id={id}>
        <ErrorIcon size={18} />
        {children}
      </p>
    )
  );
}
