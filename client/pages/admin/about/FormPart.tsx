import type { ReactNode } from 'react';
import { Fields } from '../../../admin/kit/FieldLayout';
import { Row } from '../../../ui';
import styles from './FormPart.module.css';

interface FormPartProps {
  title: string;
  hint?: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Fields of a section's window that belong together. */
export function FormPart({ title, hint, actions, children }: FormPartProps) {
  return (
    <section className={styles.part}>
      <Row gap={1} className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {actions}
      </Row>
      {hint && <p className={styles.hint}>{hint}</p>}
      <Fields>{children}</Fields>
    </section>
  );
}
