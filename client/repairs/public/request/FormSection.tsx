import type { ReactNode } from 'react';
import { IconFrame } from '../../../ui';
import styles from './BookingForm.module.css';

interface FormSectionProps {
  title: ReactNode;
  icon: ReactNode;
  children: ReactNode;
}

/** What belongs together in the form, named for eyes and ears. */
export function FormSection({ title, icon, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <IconFrame>{icon}</IconFrame>
        {title}
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
