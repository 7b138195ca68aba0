import type { ReactNode } from 'react';
import { Card, Row, Stack } from '../../../ui';
import styles from './EditorSection.module.css';

interface EditorSectionProps {
  title: ReactNode;
  hint?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under their own heading. */
export function EditorSection({ title, hint, actions, children }: EditorSectionProps) {
  return (
    <Card className={styles.section}>
      <Row gap={1} className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {actions}
      </Row>
      {hint && <p className={styles.hint}>{hint}</p>}
      <Stack gap={2}>{children}</Stack>
    </Card>
  );
}
