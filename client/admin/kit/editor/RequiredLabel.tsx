import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui';
import styles from '../../../ui/Field.module.css';

/** The label of a field that is more than one control, with the star of those that are required. */
export function RequiredLabel({ required, children }: { required: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      {children}
      {required && (
        <span className={styles.required}>
          <span aria-hidden="true">*</span>
          <VisuallyHidden>{t`required`}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
