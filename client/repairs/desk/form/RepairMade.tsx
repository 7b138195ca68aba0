import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../../../desk/FormDialog';
import { useOpenForm } from '../../../desk/useOpenForm';
import { readableRepairId } from '../../../lib/repairId';
import { Button, LinkButton } from '../../../ui';
import type { RepairDetailViewFragment } from '../detail/repairDetail.gen';
import { PrintIcon } from '../icons';
import { jobSheetUrl } from '../urls';
import styles from './RepairForm.module.css';

/** A set was taken in: its number, to be read out, and what comes next at the counter. */
export function RepairMade({ repair, onClose }: { repair: RepairDetailViewFragment; onClose: () => void }) {
  const { t } = useLingui();
  const { view } = useOpenForm();
  const { id, userName, brand, model } = repair;
  return (
    <FormDialog
      title={t`Repair added`}
      onClose={onClose}
      footer={
        <>
          <LinkButton to={jobSheetUrl(id)} target="_blank" size="sm" icon={<PrintIcon />}>
            <Trans>Print job sheet</Trans>
          </LinkButton>
          <Button size="sm" variant="secondary" onClick={() => view(id)}>
            <Trans>Open</Trans>
          </Button>
          <Button size="sm" variant="secondary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.made}>
        <p className={styles.number}>{readableRepairId(id)}</p>
        <p>{[brand, model].filter(Boolean).join(' ')}</p>
        <p>{userName}</p>
      </div>
    </FormDialog>
  );
}
