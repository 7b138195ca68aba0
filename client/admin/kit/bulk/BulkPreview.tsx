import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { ArrowRightIcon, WarningIcon } from '../../../ui';
import { FormDialog } from '../FormDialog';
import styles from './Bulk.module.css';
import type { BulkPlan } from './useBulkChange';

interface BulkPreviewProps {
  plan: BulkPlan<unknown>;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What will become of each of the chosen things, before it is done. */
export function BulkPreview({ plan: { title, rows, note, changes }, busy, onConfirm, onClose }: BulkPreviewProps) {
  const { t } = useLingui();
  const nothing = changes.length === 0;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (nothing) onClose();
    else onConfirm();
  }
  return (
    <FormDialog
      title={title}
      busy={busy}
      save={nothing ? <Trans>Close</Trans> : <Trans>Do it</Trans>}
      onSubmit={submit}
      onClose={onClose}
    >
      {nothing && (
        <p>
          <Trans>Nothing will change: all of them are like this already.</Trans>
        </p>
      )}
      {note && !nothing && (
        <p className={styles.note}>
          <WarningIcon size={20} />
          {note}
        </p>
      )}
      <ul className={styles.rows} aria-label={t`What will change`}>
        {rows.map(({ id, label, before, after }) => (
          <li key={id} className={styles.row}>
            <span className={styles.label}>{label}</span>
            {before === after ? (
              <span className={styles.same}>
                <Trans>{before}, unchanged</Trans>
              </span>
            ) : (
              <span className={styles.change}>
                <span>{before}</span>
                <ArrowRightIcon size={18} />
                <strong>{after}</strong>
              </span>
            )}
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
